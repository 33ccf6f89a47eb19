package dev.waymark.report.document;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** Unites what two documents say of a method, whose tests have the same numbers in both. */
final class MethodMerger {
  private MethodMerger() {}

  static ReportedMethod merge(ReportedMethod one, ReportedMethod other) {
    if (one.equals(other)) {
      return one;
    }
    List<Integer> hit = sorted(union(one.hitLines(), other.hitLines()));
    List<Integer> missed =
        one.missedLines().stream().filter(other.missedLines()::contains).toList();
    return new ReportedMethod(
        one.name(),
        one.lines(),
        hit,
        missed,
        one.isEntry() ? one.stopReason() : other.stopReason(),
        one.isEntry() ? one.statistics() : other.statistics(),
        byKey(one.tests(), other.tests(), ReportedTest::number, (first, second) -> first),
        byKey(one.objectives(), other.objectives(), ReportedObjective::id, MethodMerger::objective),
        union(one.findings(), other.findings()),
        byKey(one.decisions(), other.decisions(), ReportedDecision::key, DecisionMerger::merge),
        union(one.losses(), other.losses()),
        one.tree().or(other::tree),
        union(one.progress(), other.progress()));
  }

  private static ReportedObjective objective(ReportedObjective one, ReportedObjective other) {
    return other.verdict().beats(one.verdict(), one.name()) ? other : one;
  }

  private static List<Integer> sorted(List<Integer> lines) {
    return lines.stream().sorted().toList();
  }

  private static <T> List<T> union(List<T> one, List<T> other) {
    Set<T> all = new LinkedHashSet<>(one);
    all.addAll(other);
    return List.copyOf(all);
  }

  private static <K, T> List<T> byKey(
      List<T> one, List<T> other, Function<T, K> key, BinaryOperator<T> merging) {
    Map<K, T> all = new LinkedHashMap<>();
    one.forEach(each -> all.put(key.apply(each), each));
    other.forEach(each -> all.merge(key.apply(each), each, merging));
    return List.copyOf(all.values());
  }
}
