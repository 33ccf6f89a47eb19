package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Folds what must hold at the head of a loop before its last turns into what must hold before any
 * of them: what follows from both. What comes out holds more often, so a proof that it cannot hold
 * is a proof for both.
 */
final class Folding {
  private static final int MOST_DERIVED = 20;

  private final Refuter refuter;
  private final Terms terms;

  Folding(Refuter refuter, Terms terms) {
    this.refuter = refuter;
    this.terms = terms;
  }

  /** What holds whenever {@code one} or {@code other} does, in the words of both. */
  Predicate fold(Predicate one, Predicate other) {
    Set<Term> common = new LinkedHashSet<>();
    collect(one, other, common);
    collect(other, one, common);
    return Predicate.of(common);
  }

  /** What {@code one} says and {@code other} does not contradict: each time less. */
  Predicate keep(Predicate one, Predicate other) {
    Set<Term> common = new LinkedHashSet<>();
    collect(one, other, common);
    return Predicate.of(common);
  }

  private void collect(Predicate from, Predicate other, Set<Term> common) {
    for (Term each : from.conditions()) {
      if (holds(each, other)) {
        common.add(each);
      } else {
        weaker(each).stream().filter(weak -> holds(weak, other)).forEach(common::add);
      }
    }
    for (Term each : derived(from)) {
      if (!common.contains(each) && holds(each, other)) {
        common.add(each);
      }
    }
  }

  private boolean holds(Term condition, Predicate predicate) {
    return predicate.conditions().contains(condition) || refuter.implies(predicate, condition);
  }

  /** The halves of an equation. */
  private List<Term> weaker(Term condition) {
    if (condition instanceof Comparison equation
        && equation.relation() == Relation.EQ
        && equation.left().sort().isInteger()) {
      return List.of(
          terms.compare(Relation.GE, equation.left(), equation.right()),
          terms.compare(Relation.LE, equation.left(), equation.right()));
    }
    return List.of();
  }

  /** What follows from two inequalities with a side in common: from a < b and b <= c, a < c. */
  private Set<Term> derived(Predicate from) {
    List<Inequality> all = new ArrayList<>();
    for (Term each : from.conditions()) {
      if (each instanceof Comparison comparison && comparison.left().sort().isInteger()) {
        Inequality.addTo(all, comparison);
      }
    }
    Set<Term> derived = new LinkedHashSet<>();
    for (Inequality low : all) {
      for (Inequality high : all) {
        if (!low.equals(high) && low.high == high.low && derived.size() < MOST_DERIVED) {
          derived.add(
              terms.compare(
                  low.isStrict || high.isStrict ? Relation.LT : Relation.LE, low.low, high.high));
        }
      }
    }
    derived.removeAll(from.conditions());
    derived.removeIf(each -> each instanceof Constant);
    return derived;
  }

  /** {@code low < high}, or {@code low <= high}. */
  private record Inequality(Term low, Term high, boolean isStrict) {
    static void addTo(List<Inequality> all, Comparison comparison) {
      Term left = comparison.left();
      Term right = comparison.right();
      switch (comparison.relation()) {
        case LT -> all.add(new Inequality(left, right, true));
        case LE -> all.add(new Inequality(left, right, false));
        case GT -> all.add(new Inequality(right, left, true));
        case GE -> all.add(new Inequality(right, left, false));
        case EQ -> {
          all.add(new Inequality(left, right, false));
          all.add(new Inequality(right, left, false));
        }
        case NE -> {}
      }
    }
  }
}
