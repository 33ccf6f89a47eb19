package dev.waymark.solver.internal.walk;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.UnaryOperator;
import java.util.function.LongConsumer;

/**
 * What an operand must be so that an operator gives a value; where nothing does, what comes close.
 * Callers see to it that values are normal, and check what comes of them: these are proposals.
 */
final class Inverse {
  private static final int INT_DISTANCES = Integer.SIZE - 1;

  private Inverse() {}

  /** For the operand of {@code operator}, which is {@code present} now. */
  static void of(UnaryOperator operator, long present, long wanted, LongConsumer proposals) {
    switch (operator) {
      case INEG, LNEG -> proposals.accept(-wanted);
      case I2L -> proposals.accept(wanted);
      case L2I -> proposals.accept(bits(present, wanted, 0xffff_ffffL));
      case I2B -> proposals.accept(bits(present, wanted, 0xff));
      case I2C, I2S -> proposals.accept(bits(present, wanted, 0xffff));
      default -> {}
    }
  }

  /** {@code present}, but for the bits in {@code mask}, which are those of {@code wanted}. */
  private static long bits(long present, long wanted, long mask) {
    return (present & ~mask) | (wanted & mask);
  }

  /** For the left operand, which is {@code present} now, where the right one stays. */
  static void ofLeft(
      BinaryOperator operator, long present, long right, long wanted, LongConsumer proposals) {
    switch (operator) {
      case IADD, LADD -> proposals.accept(wanted - right);
      case ISUB, LSUB, LCMP -> proposals.accept(wanted + right);
      case IMUL, LMUL -> factors(right, wanted, proposals);
      case IDIV, LDIV -> proposals.accept(wanted * right);
      case IREM, LREM -> proposals.accept(dividend(present, right, wanted));
      case IAND, LAND -> proposals.accept(bits(present, wanted, right));
      case IOR, LOR -> proposals.accept(bits(present, wanted, ~right));
      case IXOR, LXOR -> proposals.accept(wanted ^ right);
      default -> proposals.accept(unshifted(operator, present, right, wanted));
    }
  }

  /** What is shifted out of the word stays as it is. */
  private static long unshifted(BinaryOperator operator, long present, long distance, long wanted) {
    long few = distance & INT_DISTANCES;
    return switch (operator) {
      case ISHL -> bits(present, wanted >>> few, -1L >>> (Integer.SIZE + few));
      case LSHL -> bits(present, wanted >>> distance, -1L >>> distance);
      case ISHR, IUSHR -> bits(present, wanted << few, -1L << few);
      case LSHR, LUSHR -> bits(present, wanted << distance, -1L << distance);
      default -> present;
    };
  }

  /** For the right operand, which is {@code present} now, where the left one stays. */
  static void ofRight(
      BinaryOperator operator, long left, long present, long wanted, LongConsumer proposals) {
    switch (operator) {
      case ISUB, LSUB, LCMP -> proposals.accept(left - wanted);
      case IADD, LADD, IMUL, LMUL, IAND, LAND, IOR, LOR, IXOR, LXOR ->
          ofLeft(operator, present, left, wanted, proposals);
      case IDIV, LDIV -> proposals.accept(wanted == 0 ? present : left / wanted);
      default -> {}
    }
  }

  /**
   * Factors that give {@code product} together with {@code factor}: exactly, modulo two to the
   * width of the sort, and as near as it gets without wrapping around, from below and from above.
   */
  static void factors(long factor, long product, LongConsumer proposals) {
    if (factor == 0) {
      return;
    }
    int zeros = Long.numberOfTrailingZeros(factor);
    long quotient = Math.floorDiv(product, factor);
    proposals.accept(quotient);
    if (quotient * factor != product) {
      proposals.accept(quotient + 1);
      proposals.accept((product >> zeros) * reciprocal(factor >> zeros));
    }
  }

  /** The x with {@code odd * x = 1} modulo 2 to the 64, by Newton's iteration. */
  private static long reciprocal(long odd) {
    long x = odd;
    for (int i = 0; i < 5; i++) {
      x *= 2 - odd * x;
    }
    return x;
  }

  /** A remainder has the sign of the dividend. */
  private static long dividend(long present, long divisor, long wanted) {
    long multiple = divisor == 0 ? 0 : present - present % divisor;
    boolean fits = wanted == 0 || multiple == 0 || (wanted > 0) == (multiple > 0);
    return (fits ? multiple : -multiple) + wanted;
  }
}
