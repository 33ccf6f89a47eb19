package dev.waymark.report.document;

import java.util.List;
import java.util.Optional;

/**
 * Something to be covered, and what is known of it.
 *
 * @param id unique in a document, the same in every run on the same class file
 * @param kind of its sort: {@code condition}, {@code switch}, {@code null check}, {@code MCDC},
 *     {@code AOR}, the criterion of a path
 * @param method the method that it is in, such as {@code com.acme.Shop#sell(I)V}
 * @param line in the source; 0 if unknown
 * @param point what the outcomes of one statement have in common; the id for labels and paths
 * @param name what people read: {@code Shop.sell:14 a == b [true]}
 * @param outcome {@code true}, {@code false}, a case, an exception; empty for labels and paths
 * @param explanation the verdict in words
 * @param test the test that covers it
 * @param proof that no input does
 * @param reasons why it is open, or infeasible
 * @param behind the branches, by their names, that it is infeasible behind
 */
public record ReportedObjective(
    String id,
    ObjectiveSort sort,
    String kind,
    String method,
    int line,
    String point,
    String name,
    String outcome,
    VerdictKind verdict,
    String explanation,
    Optional<TestReference> test,
    Optional<ReportedProof> proof,
    List<ReportedReason> reasons,
    List<String> behind) {
  public ReportedObjective {
    reasons = List.copyOf(reasons);
    behind = List.copyOf(behind);
  }

  static ReportedObjective of(JsonData data) {
    return new ReportedObjective(
        data.text("id"),
        ObjectiveSort.of(data, "sort"),
        data.text("kind"),
        data.text("method"),
        data.number("line"),
        data.text("point"),
        data.text(data.has("branch") ? "branch" : "objective"),
        data.optionalText("outcome"),
        VerdictKind.of(data, "verdict"),
        data.text("explanation"),
        data.has("test") ? Optional.of(TestReference.of(data.object("test"))) : Optional.empty(),
        data.has("proof") ? Optional.of(ReportedProof.of(data.object("proof"))) : Optional.empty(),
        data.objects("reasons", ReportedReason::of),
        data.texts("behind"));
  }

  public boolean isCovered() {
    return verdict == VerdictKind.COVERED;
  }

  /** The same with another name for its test. */
  ReportedObjective with(Optional<TestReference> other, String words) {
    return new ReportedObjective(
        id, sort, kind, method, line, point, name, outcome, verdict, words, other, proof, reasons,
        behind);
  }
}
