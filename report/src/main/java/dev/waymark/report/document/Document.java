package dev.waymark.report.document;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What was found in classes: all that a report needs, and nothing that changes.
 *
 * @param origins what made it; several if documents were united
 * @param classes in the order of their names
 */
public record Document(
    List<Provenance> origins, List<ReportedClass> classes, List<LeftOut> leftOut) {
  /** The version of the layout of the JSON. */
  public static final int SCHEMA = 1;

  /** What the JSON says that it is. */
  public static final String FORMAT = "waymark findings";

  public Document {
    origins = List.copyOf(origins);
    classes = List.copyOf(classes);
    leftOut = List.copyOf(leftOut);
  }

  public List<ReportedMethod> methods() {
    return classes.stream().flatMap(each -> each.methods().stream()).toList();
  }

  public List<ReportedObjective> objectives() {
    return classes.stream().flatMap(each -> each.objectives().stream()).toList();
  }

  /** All tests that were written. */
  public int tests() {
    return (int)
        methods().stream()
            .flatMap(each -> each.tests().stream())
            .filter(ReportedTest::isWritten)
            .count();
  }

  /** The test that {@code reference} means; empty if it is not in the document. */
  public Optional<ReportedTest> test(TestReference reference) {
    return methods().stream()
        .filter(each -> each.name().equals(reference.method()))
        .flatMap(each -> each.tests().stream())
        .filter(each -> each.number() == reference.number())
        .findFirst();
  }

  public Tally tally() {
    return Tally.of(objectives());
  }

  /** Documents as one; the order and repetitions make no difference. */
  public static Document united(Collection<Document> documents) {
    return new DocumentMerger(documents).merge();
  }
}
