package dev.waymark.report.sarif;

import dev.waymark.report.document.ReportedFinding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rules, whose ids never change. */
enum SarifRule {
  VIOLATED_ASSERTION(
      "waymark/violated-assertion",
      "error",
      "An assert statement does not hold",
      "A test calls the method so that an assert statement of the code fails. Either the code or the"
          + " assertion is wrong, or the method does not accept the arguments."),
  UNEXPECTED_EXCEPTION(
      "waymark/unexpected-exception",
      "warning",
      "An exception that nobody declares or creates",
      "A test calls the method so that it throws an unchecked exception, which it does not declare"
          + " and no code of the program creates. It is a bug, or the method does not accept the"
          + " arguments.");

  private final String id;
  private final String level;
  private final String title;
  private final String help;

  SarifRule(String id, String level, String title, String help) {
    this.id = id;
    this.level = level;
    this.title = title;
    this.help = help;
  }

  String id() {
    return id;
  }

  String level() {
    return level;
  }

  /** Whether {@code finding} is a result of a rule. */
  static boolean isFor(ReportedFinding finding) {
    return finding.kind() != ReportedFinding.Kind.EXPECTED_EXCEPTION;
  }

  static SarifRule of(ReportedFinding finding) {
    return finding.kind() == ReportedFinding.Kind.VIOLATED_ASSERTION
        ? VIOLATED_ASSERTION
        : UNEXPECTED_EXCEPTION;
  }

  static List<Map<String, Object>> all() {
    return List.of(VIOLATED_ASSERTION.data(), UNEXPECTED_EXCEPTION.data());
  }

  private Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", id);
    data.put("shortDescription", Map.of("text", title));
    data.put("fullDescription", Map.of("text", help));
    data.put("defaultConfiguration", Map.of("level", level));
    return data;
  }
}
