package dev.waymark.solver.internal.encoding;

import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;

/**
 * Java's {@code %} on floats, which truncates the quotient (C's fmod), where IEEE's remainder
 * rounds it to nearest. Both encodings are exact: the result of fmod is always a float, and each
 * step below gives a float without rounding.
 */
final class RemainderEncoder<E> {
  private final SmtBuilder<E> builder;

  RemainderEncoder(SmtBuilder<E> builder) {
    this.builder = builder;
  }

  /** {@code left % right}, where {@code right} is the translation of {@code divisor}. */
  E encode(E left, E right, Term divisor) {
    E dividend = absolute(left);
    E magnitude =
        isPowerOfTwo(divisor)
            ? byPowerOfTwo(dividend, absolute(right))
            : general(dividend, absolute(right));
    E negative = builder.apply(SmtOperator.FP_IS_NEGATIVE, left);
    return builder.ite(negative, builder.apply(SmtOperator.FP_NEG, magnitude), magnitude);
  }

  /** The quotient is exact or, where it underflows, truncated to 0 as it should. */
  private E byPowerOfTwo(E dividend, E divisor) {
    E quotient = builder.apply(SmtOperator.FP_DIV, dividend, divisor);
    E whole = builder.apply(SmtOperator.FP_TRUNCATE, quotient);
    E product = builder.apply(SmtOperator.FP_MUL, whole, divisor);
    return builder.apply(SmtOperator.FP_SUB, dividend, product);
  }

  /**
   * IEEE's remainder is at most half the divisor, of either sign; a negative one is one too far.
   */
  private E general(E dividend, E divisor) {
    if (!builder.supports(SmtOperator.FP_REM)) {
      throw new UnsupportedTermException("a remainder of floats");
    }
    E nearest = builder.apply(SmtOperator.FP_REM, dividend, divisor);
    E raised = builder.apply(SmtOperator.FP_ADD, nearest, divisor);
    return builder.ite(isBelowZero(nearest), raised, absolute(nearest));
  }

  private E isBelowZero(E number) {
    return builder.apply(SmtOperator.FP_LT, number, builder.apply(SmtOperator.FP_NEG, number));
  }

  private E absolute(E number) {
    return builder.apply(SmtOperator.FP_ABS, number);
  }

  /** Whether {@code divisor} is 1, 2, 4 and so on, or the negation of one of these. */
  private static boolean isPowerOfTwo(Term divisor) {
    return divisor instanceof Constant constant && isPowerOfTwo(valueOf(constant));
  }

  private static boolean isPowerOfTwo(double value) {
    long fraction = Double.doubleToRawLongBits(value) & ((1L << 52) - 1);
    return Double.isFinite(value) && Math.abs(value) >= 1 && fraction == 0;
  }

  private static double valueOf(Constant constant) {
    return constant.sort() == Sort.FLOAT
        ? Float.intBitsToFloat((int) constant.bits())
        : Double.longBitsToDouble(constant.bits());
  }
}
