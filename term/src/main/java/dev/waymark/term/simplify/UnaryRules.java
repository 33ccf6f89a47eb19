package dev.waymark.term.simplify;

import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Ite;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.UnaryTerm;
import org.jspecify.annotations.Nullable;

/** Simplifies negations and conversions. Each rule answers null where it does not apply. */
final class UnaryRules {
  private UnaryRules() {}

  static @Nullable Term simplify(Terms terms, UnaryOperator operator, Term operand) {
    if (operand instanceof Constant constant) {
      return terms.constant(Sort.of(operator.result()), operator.evaluate(constant.bits()));
    }
    Ite choice = TermPatterns.ofConstants(operand);
    if (choice != null) {
      return lifted(terms, operator, choice);
    }
    return switch (operator) {
      case INEG, LNEG, FNEG, DNEG -> negation(terms, operator, operand);
      default -> ConversionRules.simplify(terms, operator, operand);
    };
  }

  /** {@code -(c ? 1 : 2)} is {@code c ? -1 : -2}. */
  private static Term lifted(Terms terms, UnaryOperator operator, Ite choice) {
    return terms.ite(
        choice.condition(),
        terms.unary(operator, choice.whenTrue()),
        terms.unary(operator, choice.whenFalse()));
  }

  private static @Nullable Term negation(Terms terms, UnaryOperator operator, Term operand) {
    if (operand instanceof UnaryTerm inner && inner.operator() == operator) {
      return inner.operand();
    }
    return operand.sort().isInteger() ? negatedSum(terms, operand) : null;
  }

  /** {@code -(a - b)} is {@code b - a}, {@code -(a + 1)} is {@code -1 - a}. */
  private static @Nullable Term negatedSum(Terms terms, Term operand) {
    Width width = Width.of(operand.sort());
    BinaryTerm difference = TermPatterns.of(width.subtract, operand);
    if (difference != null) {
      return terms.binary(
          width.subtract, /* left= */ difference.right(), /* right= */ difference.left());
    }
    BinaryTerm sum = TermPatterns.withConstant(width.add, operand);
    return sum == null
        ? null
        : terms.binary(width.subtract, terms.unary(width.negate, sum.right()), sum.left());
  }
}
