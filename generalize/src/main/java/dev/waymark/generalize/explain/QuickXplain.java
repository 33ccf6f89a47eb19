package dev.waymark.generalize.explain;

import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Junker's algorithm: a part of contradicting conditions of which nothing can be left out. It asks
 * O(k log(n/k)) questions for k of n conditions.
 */
final class QuickXplain {
  private final Predicate<List<Term>> isContradiction;

  /** {@code isContradiction} must not say yes unless it is sure. */
  QuickXplain(Predicate<List<Term>> isContradiction) {
    this.isContradiction = isContradiction;
  }

  /** Which of {@code conditions} contradict {@code known}, together with which all of them do. */
  List<Term> of(List<Term> known, List<Term> conditions) {
    return conditions.isEmpty() ? List.of() : explain(known, List.of(), conditions);
  }

  private List<Term> explain(List<Term> known, List<Term> added, List<Term> conditions) {
    if (!added.isEmpty() && isContradiction.test(known)) {
      return List.of();
    }
    if (conditions.size() == 1) {
      return conditions;
    }
    List<Term> first = conditions.subList(0, conditions.size() / 2);
    List<Term> second = conditions.subList(first.size(), conditions.size());
    List<Term> ofSecond = explain(joined(known, first), first, second);
    List<Term> ofFirst = explain(joined(known, ofSecond), ofSecond, first);
    return joined(ofFirst, ofSecond);
  }

  private static List<Term> joined(List<Term> some, List<Term> others) {
    List<Term> both = new ArrayList<>(some);
    both.addAll(others);
    return both;
  }
}
