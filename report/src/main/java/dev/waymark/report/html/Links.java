package dev.waymark.report.html;

import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedTest;
import dev.waymark.report.document.TestReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where things are in the report. */
final class Links {
  static final String CLASSES = "classes/";

  private final Map<String, Unit> unitOf = new HashMap<>();
  private final Map<TestReference, ReportedTest> tests = new HashMap<>();

  Links(List<Unit> units) {
    for (Unit unit : units) {
      unit.methods().forEach(method -> add(unit, method));
    }
  }

  private void add(Unit unit, ReportedMethod method) {
    unitOf.put(method.name(), unit);
    method
        .tests()
        .forEach(each -> tests.put(new TestReference(method.name(), each.number()), each));
  }

  /** The test that is meant, if the report has it. */
  Optional<ReportedTest> test(TestReference reference) {
    return Optional.ofNullable(tests.get(reference));
  }

  /** From the page of one unit to a test; empty if the report does not have it. */
  Optional<String> toTest(TestReference reference) {
    return test(reference)
        .map(each -> unitOf.get(reference.method()))
        .map(unit -> unit.file() + "#" + testAnchor(reference));
  }

  static String testAnchor(TestReference test) {
    return "test-" + FileNames.anchor(test.method()) + "-" + test.number();
  }

  static String lineAnchor(int line) {
    return "line-" + line;
  }

  static String methodAnchor(String method) {
    return "method-" + FileNames.anchor(method);
  }

  /** From the overview to an objective: its line, or the list of those that have none. */
  static String toObjective(Unit unit, ReportedObjective objective) {
    return CLASSES + unit.file() + "#" + objectiveAnchor(objective);
  }

  static String objectiveAnchor(ReportedObjective objective) {
    return objective.line() > 0 ? lineAnchor(objective.line()) : "elsewhere";
  }
}
