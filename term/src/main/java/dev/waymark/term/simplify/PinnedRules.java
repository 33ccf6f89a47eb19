package dev.waymark.term.simplify;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.Constant;
import dev.waymark.term.Ite;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.Truth;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies connectives of which one part fixes a term that the other is about: {@code x == 3 && x
 * < 5} is {@code x == 3}. Each rule answers null where it does not apply.
 */
final class PinnedRules {
  private PinnedRules() {}

  static @Nullable Term and(Terms terms, Term left, Term right) {
    Term simple = reduced(terms, left, right);
    return simple == null ? reduced(terms, right, left) : simple;
  }

  /** {@code equation && other}. */
  private static @Nullable Term reduced(Terms terms, Term equation, Term other) {
    Pinned pinned = Pinned.by(equation);
    Truth truth = pinned == null ? Truth.UNKNOWN : pinned.decide(other);
    return switch (truth) {
      case TRUE -> equation;
      case FALSE -> terms.falsity();
      case UNKNOWN -> null;
    };
  }

  static @Nullable Term or(Terms terms, Term left, Term right) {
    Term simple = widened(terms, left, right);
    return simple == null ? widened(terms, right, left) : simple;
  }

  /** {@code inequation || other}. */
  private static @Nullable Term widened(Terms terms, Term inequation, Term other) {
    Pinned pinned = Pinned.byNot(inequation);
    Truth truth = pinned == null ? Truth.UNKNOWN : pinned.decide(other);
    return switch (truth) {
      case TRUE -> terms.truth();
      case FALSE -> inequation;
      case UNKNOWN -> null;
    };
  }

  /** A choice of conditions one of which decides what it is chosen by. */
  static @Nullable Term choice(Terms terms, Term condition, Term whenTrue, Term whenFalse) {
    Pinned first = Pinned.by(whenTrue);
    if (first != null && first.decide(condition).isKnown()) {
      Term rest = terms.and(terms.not(condition), whenFalse);
      return first.decide(condition) == Truth.TRUE ? terms.or(whenTrue, rest) : rest;
    }
    Pinned second = Pinned.by(whenFalse);
    if (second != null && second.decide(condition).isKnown()) {
      Term rest = terms.and(condition, whenTrue);
      return second.decide(condition) == Truth.FALSE ? terms.or(rest, whenFalse) : rest;
    }
    return null;
  }

  /**
   * {@code (c ? x : y) == 3} is {@code c ? x == 3 : y == 3}. Not where both are choices again, so
   * that it is linear in the length of a chain.
   */
  static @Nullable Term equation(Terms terms, Ite choice, Constant right) {
    if (choice.whenTrue() instanceof Ite && choice.whenFalse() instanceof Ite) {
      return null;
    }
    return terms.ite(
        choice.condition(),
        terms.compare(Relation.EQ, choice.whenTrue(), right),
        terms.compare(Relation.EQ, choice.whenFalse(), right));
  }
}
