package dev.waymark.term.simplify;

import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Ite;
import dev.waymark.term.Semantics;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.Truth;
import dev.waymark.term.UnaryTerm;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies comparisons. Operands come in order: a constant is on the right. Each rule answers
 * null where it does not apply.
 */
final class ComparisonRules {
  private ComparisonRules() {}

  static @Nullable Term simplify(Terms terms, Relation relation, Term left, Term right) {
    if (left == right) {
      return withItself(terms, relation, left);
    }
    if (right instanceof Constant constant) {
      return withConstant(terms, relation, left, constant);
    }
    Truth truth = decide(relation, left, right);
    return truth.isKnown()
        ? terms.truth(truth == Truth.TRUE)
        : withoutConversion(terms, relation, left, right);
  }

  /** A float equals itself unless it is NaN. */
  private static @Nullable Term withItself(Terms terms, Relation relation, Term term) {
    if (term.sort().isInteger()) {
      return terms.truth(relation.holds(0));
    }
    return switch (relation) {
      case LT, GT -> terms.falsity();
      case LE, GE -> terms.compare(Relation.EQ, term, term);
      case EQ, NE ->
          term instanceof Constant constant ? folded(terms, relation, constant, constant) : null;
    };
  }

  private static Term folded(Terms terms, Relation relation, Constant left, Constant right) {
    return terms.truth(Semantics.holds(relation, left.sort(), left.bits(), right.bits()));
  }

  private static @Nullable Term withConstant(
      Terms terms, Relation relation, Term left, Constant right) {
    if (left instanceof Constant constant) {
      return folded(terms, relation, constant, right);
    }
    Ite choice = TermPatterns.ofConstants(left);
    if (choice != null) {
      return ofChoice(terms, relation, choice, right);
    }
    return left.sort().isInteger() ? integerWithConstant(terms, relation, left, right) : null;
  }

  /** {@code (c ? 1 : 0) != 0} is {@code c}. */
  private static Term ofChoice(Terms terms, Relation relation, Ite choice, Constant right) {
    return terms.ite(
        choice.condition(),
        terms.compare(relation, choice.whenTrue(), right),
        terms.compare(relation, choice.whenFalse(), right));
  }

  private static @Nullable Term integerWithConstant(
      Terms terms, Relation relation, Term left, Constant right) {
    Truth truth = decide(relation, left, right);
    if (truth.isKnown()) {
      return terms.truth(truth == Truth.TRUE);
    }
    if (left instanceof BinaryTerm order && order.operator().isComparison()) {
      return ThreeWayRules.fused(terms, relation, order, right);
    }
    if (left instanceof UnaryTerm wide && wide.operator() == UnaryOperator.I2L) {
      return terms.compare(relation, wide.operand(), terms.constant(Sort.INT, right.bits()));
    }
    Term negated = Width.of(left.sort()).negated(left);
    if (negated != null && ShallowRange.of(negated).min() > left.sort().min()) {
      return withNegation(terms, relation, negated, right);
    }
    return relation == Relation.EQ || relation == Relation.NE
        ? equation(terms, relation, left, right)
        : null;
  }

  /** {@code -x < 3} is {@code x > -3}, unless the one negation wraps around, or the other. */
  private static @Nullable Term withNegation(
      Terms terms, Relation relation, Term negated, Constant right) {
    return right.bits() == right.sort().min()
        ? null
        : terms.compare(relation.mirrored(), negated, terms.constant(right.sort(), -right.bits()));
  }

  private static @Nullable Term equation(
      Terms terms, Relation relation, Term left, Constant right) {
    if (!(left instanceof Ite choice)) {
      return EquationRules.isolated(terms, relation, left, right);
    }
    Term equal = PinnedRules.equation(terms, choice, right);
    return equal == null || relation == Relation.EQ ? equal : terms.not(equal);
  }

  private static Truth decide(Relation relation, Term left, Term right) {
    return left.sort().isInteger()
        ? ShallowRange.of(left).decide(relation, ShallowRange.of(right))
        : Truth.UNKNOWN;
  }

  /** Comparing after a conversion that keeps order and loses nothing is comparing before it. */
  private static @Nullable Term withoutConversion(
      Terms terms, Relation relation, Term left, Term right) {
    return left instanceof UnaryTerm first
            && right instanceof UnaryTerm second
            && first.operator() == second.operator()
            && isExact(first.operator())
        ? terms.compare(relation, first.operand(), second.operand())
        : null;
  }

  private static boolean isExact(UnaryOperator operator) {
    return switch (operator) {
      case I2L, I2D, F2D -> true;
      default -> false;
    };
  }
}
