package dev.waymark.report.document;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * New numbers for the tests of a document that is to be united with another: equal tests get equal
 * numbers, and others numbers that are not in use.
 */
final class TestNumbers {
  private final Map<TestReference, Integer> numbers = new HashMap<>();

  private TestNumbers() {}

  /** Numbers for the tests of {@code other}, given those of {@code one}. */
  static TestNumbers beside(Document one, Document other) {
    Map<String, List<ReportedTest>> known = new HashMap<>();
    one.methods().forEach(each -> known.put(each.name(), each.tests()));
    TestNumbers numbers = new TestNumbers();
    for (ReportedMethod each : other.methods()) {
      numbers.add(each, known.getOrDefault(each.name(), List.of()));
    }
    return numbers;
  }

  private void add(ReportedMethod method, List<ReportedTest> known) {
    int next = known.stream().mapToInt(ReportedTest::number).max().orElse(0) + 1;
    for (ReportedTest test : method.tests()) {
      Optional<ReportedTest> same =
          known.stream().filter(each -> each.equals(test.numbered(each.number()))).findFirst();
      int number = test.number();
      if (same.isPresent()) {
        number = same.get().number();
      } else if (!known.isEmpty()) {
        number = next++;
      }
      numbers.put(new TestReference(method.name(), test.number()), number);
    }
  }

  private TestReference of(TestReference test) {
    return new TestReference(test.method(), numbers.getOrDefault(test, test.number()));
  }

  /** {@code document} with the new numbers everywhere. */
  Document renumbered(Document document) {
    List<ReportedClass> classes = document.classes().stream().map(this::renumbered).toList();
    return new Document(document.origins(), classes, document.leftOut());
  }

  private ReportedClass renumbered(ReportedClass type) {
    return new ReportedClass(
        type.name(),
        type.sourceFile(),
        type.sha256(),
        type.isMeasured(),
        type.methods().stream().map(this::renumbered).toList());
  }

  private ReportedMethod renumbered(ReportedMethod method) {
    return new ReportedMethod(
        method.name(),
        method.lines(),
        method.hitLines(),
        method.missedLines(),
        method.stopReason(),
        method.statistics(),
        method.tests().stream().map(each -> each.numbered(own(method, each.number()))).toList(),
        method.objectives().stream().map(this::renumbered).toList(),
        method.findings().stream().map(each -> each.shownBy(own(method, each.test()))).toList(),
        method.decisions().stream().map(this::renumbered).toList(),
        method.losses(),
        method.tree(),
        method.progress());
  }

  private int own(ReportedMethod method, int number) {
    return of(new TestReference(method.name(), number)).number();
  }

  private ReportedObjective renumbered(ReportedObjective objective) {
    Optional<TestReference> test = objective.test().map(this::of);
    return objective.with(test, words(objective.explanation(), test));
  }

  private ReportedDecision renumbered(ReportedDecision decision) {
    return new ReportedDecision(
        decision.method(),
        decision.place(),
        decision.text(),
        decision.conditions().stream().map(this::renumbered).toList(),
        decision.rows().stream().map(this::renumbered).toList());
  }

  private ReportedDecision.Row renumbered(ReportedDecision.Row row) {
    Optional<TestReference> test = row.test().map(this::of);
    return new ReportedDecision.Row(
        row.values(),
        row.outcome(),
        row.objective(),
        row.verdict(),
        words(row.explanation(), test),
        test);
  }

  private ReportedDecision.Condition renumbered(ReportedDecision.Condition condition) {
    return condition.with(
        condition.whenTrue().map(this::renumbered), condition.whenFalse().map(this::renumbered));
  }

  private ReportedDecision.Side renumbered(ReportedDecision.Side side) {
    return new ReportedDecision.Side(of(side.test()), side.values());
  }

  private static String words(String explanation, Optional<TestReference> test) {
    return test.map(each -> explanation.replaceFirst("test \\d+", "test " + each.number()))
        .orElse(explanation);
  }
}
