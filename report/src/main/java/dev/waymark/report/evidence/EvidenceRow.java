package dev.waymark.report.evidence;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.Provenance;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedProof;
import dev.waymark.report.document.ReportedReason;
import dev.waymark.report.document.ReportedTest;
import dev.waymark.report.document.TestReference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a reviewer needs to judge one objective; columns by name, in order. */
record EvidenceRow(Map<String, String> columns) {
  static List<EvidenceRow> of(Document document) {
    Map<TestReference, ReportedTest> tests = new LinkedHashMap<>();
    document
        .methods()
        .forEach(
            method ->
                method
                    .tests()
                    .forEach(
                        test -> tests.put(new TestReference(method.name(), test.number()), test)));
    String tool = joined(document, Provenance::version);
    String hash = joined(document, Provenance::sha256);
    List<EvidenceRow> rows = new ArrayList<>();
    for (ReportedClass type : document.classes()) {
      for (ReportedObjective each : type.objectives()) {
        Map<String, String> row = columns(type, each, each.test().map(tests::get));
        row.put("tool", tool);
        row.put("toolSha256", hash);
        List.of("reviewer", "reviewDate", "reviewResult").forEach(slot -> row.put(slot, ""));
        rows.add(new EvidenceRow(row));
      }
    }
    return rows;
  }

  private static String joined(Document document, Function<Provenance, String> part) {
    return document.origins().stream().map(part).distinct().collect(Collectors.joining(" "));
  }

  private static Map<String, String> columns(
      ReportedClass type, ReportedObjective objective, Optional<ReportedTest> test) {
    Map<String, String> row = new LinkedHashMap<>();
    row.put("id", objective.id());
    row.put("sort", objective.sort().name().toLowerCase(Locale.ROOT));
    row.put("kind", objective.kind());
    row.put("objective", objective.name());
    row.put("method", objective.method());
    row.put("sourceFile", type.sourcePath());
    row.put("line", objective.line() == 0 ? "" : "" + objective.line());
    row.put("status", objective.verdict().toString());
    row.put("basis", objective.isCovered() ? basis(type) : "");
    row.put("test", test.map(EvidenceRow::place).orElse(""));
    row.put("testInput", test.map(each -> inputs(each)).orElse(""));
    row.put("proof", objective.proof().map(ReportedProof::kind).orElse(""));
    row.put("proofScope", objective.proof().map(ReportedProof::scope).orElse(""));
    row.put("bounds", joined(objective.proof().map(ReportedProof::bounds)));
    row.put("assumptions", joined(objective.proof().map(ReportedProof::assumptions)));
    row.put(
        "reasons",
        objective.reasons().stream().map(ReportedReason::text).collect(Collectors.joining("; ")));
    row.put("classSha256", type.sha256());
    return row;
  }

  private static String basis(ReportedClass type) {
    return type.isMeasured() ? "measured test" : "unconfirmed run";
  }

  private static String place(ReportedTest test) {
    return test.sourceClass().isEmpty() ? "" : test.sourceClass() + "#" + test.sourceMethod();
  }

  private static String inputs(ReportedTest test) {
    return test.input().entrySet().stream()
        .map(each -> each.getKey() + " = " + each.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String joined(Optional<List<String>> texts) {
    return String.join("; ", texts.orElse(List.of()));
  }
}
