package dev.waymark.term.simplify;

import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Interval;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.UnaryTerm;
import dev.waymark.term.interval.IntervalSemantics;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies conversions: narrowing of what is narrow already, and conversions of conversions whose
 * first step loses nothing or nothing that the second one keeps.
 */
final class ConversionRules {
  private ConversionRules() {}

  static @Nullable Term simplify(Terms terms, UnaryOperator operator, Term operand) {
    if (keepsAll(operator, operand)) {
      return operand;
    }
    return operand instanceof UnaryTerm inner ? composed(terms, operator, inner) : null;
  }

  private static boolean keepsAll(UnaryOperator operator, Term operand) {
    Interval range = IntervalSemantics.narrowRange(operator);
    return range != null && range.contains(ShallowRange.of(operand));
  }

  private static @Nullable Term composed(Terms terms, UnaryOperator outer, UnaryTerm inner) {
    if (isInverse(outer, inner.operator())) {
      return inner.operand();
    }
    UnaryOperator direct = direct(outer, inner.operator());
    return direct == null ? null : terms.unary(direct, inner.operand());
  }

  private static boolean isInverse(UnaryOperator outer, UnaryOperator inner) {
    return switch (inner) {
      case I2L -> outer == UnaryOperator.L2I;
      case I2D -> outer == UnaryOperator.D2I;
      case F2D -> outer == UnaryOperator.D2F;
      default -> false;
    };
  }

  /** The one conversion that does what {@code inner} and then {@code outer} do, or null. */
  private static @Nullable UnaryOperator direct(UnaryOperator outer, UnaryOperator inner) {
    return switch (inner) {
      case I2L -> afterIntToLong(outer);
      case I2D -> afterIntToDouble(outer);
      case F2D -> afterFloatToDouble(outer);
      case I2C, I2S -> afterNarrowing(outer);
      default -> null;
    };
  }

  private static @Nullable UnaryOperator afterIntToLong(UnaryOperator outer) {
    return switch (outer) {
      case L2F -> UnaryOperator.I2F;
      case L2D -> UnaryOperator.I2D;
      default -> null;
    };
  }

  private static @Nullable UnaryOperator afterIntToDouble(UnaryOperator outer) {
    return switch (outer) {
      case D2F -> UnaryOperator.I2F;
      case D2L -> UnaryOperator.I2L;
      default -> null;
    };
  }

  private static @Nullable UnaryOperator afterFloatToDouble(UnaryOperator outer) {
    return switch (outer) {
      case D2I -> UnaryOperator.F2I;
      case D2L -> UnaryOperator.F2L;
      default -> null;
    };
  }

  /** Both keep the 16 bits that any narrowing asks for. */
  private static @Nullable UnaryOperator afterNarrowing(UnaryOperator outer) {
    return switch (outer) {
      case I2B, I2C, I2S -> outer;
      default -> null;
    };
  }
}
