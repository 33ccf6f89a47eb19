package dev.waymark.library.big;

import dev.waymark.library.number.Flags;
import dev.waymark.probe.Symbolic;
import java.math.RoundingMode;

/** Quotients of longs, rounded without a branch. */
final class DecimalRounding {
  private DecimalRounding() {}

  /** Whether {@link #divide} knows the quotient by a number that is not zero. */
  static boolean canDivide(long dividend, long divisor) {
    return divisor != Long.MIN_VALUE && !(divisor == -1 && dividend == Long.MIN_VALUE);
  }

  static long divide(long dividend, long divisor, RoundingMode mode) {
    long quotient = dividend / divisor;
    long rest = dividend % divisor;
    if (mode == RoundingMode.UNNECESSARY) {
      if (rest != 0) {
        throw new ArithmeticException("Rounding necessary");
      }
      return quotient;
    }
    int isNegative = (int) ((dividend ^ divisor) >>> 63);
    int isInexact = Flags.not(Flags.same(rest, 0L));
    int goesAway = isInexact & goesAway(quotient, rest, divisor, isNegative, mode);
    return quotient + Symbolic.choose(isNegative, -goesAway, goesAway);
  }

  /** 1 if rounding is away from zero when there is a rest. */
  private static int goesAway(
      long quotient, long rest, long divisor, int isNegative, RoundingMode mode) {
    if (mode == RoundingMode.UP) {
      return 1;
    }
    if (mode == RoundingMode.CEILING) {
      return Flags.not(isNegative);
    }
    if (mode == RoundingMode.FLOOR) {
      return isNegative;
    }
    return mode == RoundingMode.DOWN ? 0 : goesAwayFromHalf(quotient, rest, divisor, mode);
  }

  private static int goesAwayFromHalf(long quotient, long rest, long divisor, RoundingMode mode) {
    long near = size(rest);
    long far = size(divisor) - near;
    int isHalf = Flags.same(near, far);
    int isMore = Flags.less(far, near);
    if (mode == RoundingMode.HALF_UP) {
      return isMore | isHalf;
    }
    return mode == RoundingMode.HALF_DOWN ? isMore : isMore | (isHalf & (int) (quotient & 1));
  }

  private static long size(long value) {
    return Symbolic.choose((int) (value >>> 63), -value, value);
  }
}
