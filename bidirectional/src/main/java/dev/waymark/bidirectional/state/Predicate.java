package dev.waymark.bidirectional.state;

import dev.waymark.term.And;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What is said of a state: conditions that all hold, none of them a conjunction.
 *
 * @param conditions in the order in which they were found
 * @param recent those of them that were found since it was last {@link #settled}
 */
public record Predicate(Set<Term> conditions, Set<Term> recent) {
  /** Nothing is said. */
  public static final Predicate TRUE = new Predicate(Set.of(), Set.of());

  /** That {@code conditions} hold. */
  public static Predicate of(Collection<Term> conditions) {
    Set<Term> all = new LinkedHashSet<>();
    conditions.forEach(each -> add(each, all));
    return new Predicate(all, Set.of());
  }

  /** This, and {@code condition}. */
  public Predicate and(Term condition) {
    Set<Term> more = new LinkedHashSet<>();
    add(condition, more);
    more.removeAll(conditions);
    if (more.isEmpty()) {
      return this;
    }
    return new Predicate(union(conditions, more), union(recent, more));
  }

  private static Set<Term> union(Set<Term> one, Set<Term> other) {
    Set<Term> both = new LinkedHashSet<>(one);
    both.addAll(other);
    return both;
  }

  /** The same of other values. */
  public Predicate with(UnaryOperator<Term> change) {
    Set<Term> all = new LinkedHashSet<>();
    Set<Term> changed = new LinkedHashSet<>();
    for (Term each : conditions) {
      add(change.apply(each), recent.contains(each) ? changed : all);
    }
    changed.removeAll(all);
    all.addAll(changed);
    return new Predicate(all, changed);
  }

  /** The same, none of it recent. */
  public Predicate settled() {
    return recent.isEmpty() ? this : new Predicate(conditions, Set.of());
  }

  private static void add(Term condition, Set<Term> all) {
    if (condition instanceof And and) {
      add(and.operand(0), all);
      add(and.operand(1), all);
    } else if (!Constant.is(condition, 1)) {
      all.add(condition);
    }
  }

  /** Whether it says what no state can be. */
  public boolean isFalse() {
    return conditions.stream().anyMatch(each -> Constant.is(each, 0));
  }

  /** Whether whatever {@code other} says is said here. */
  public boolean implies(Predicate other) {
    return conditions.containsAll(other.conditions);
  }

  @Override
  public String toString() {
    return conditions.isEmpty()
        ? "true"
        : String.join(" && ", conditions.stream().map(Term::toString).toList());
  }
}
