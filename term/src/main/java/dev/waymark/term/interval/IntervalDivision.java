package dev.waymark.term.interval;

import dev.waymark.term.Interval;
import dev.waymark.term.Semantics;
import dev.waymark.term.Sort;

/** Quotients and remainders of intervals, with the total division of {@link Semantics}. */
final class IntervalDivision {
  /** What dividing by zero gives: -1 or 1. */
  private static final Interval BY_ZERO = new Interval(-1, 1);

  private IntervalDivision() {}

  static Interval divide(Sort sort, Interval left, Interval right) {
    if (left.min() == sort.min() && right.contains(-1)) {
      return Interval.of(sort);
    }
    return right.contains(0) ? perhapsByZero(left, right) : quotients(left, right);
  }

  private static Interval perhapsByZero(Interval left, Interval right) {
    Interval result = BY_ZERO;
    if (right.min() < 0) {
      result = result.hull(quotients(left, new Interval(right.min(), -1)));
    }
    if (right.max() > 0) {
      result = result.hull(quotients(left, new Interval(1, right.max())));
    }
    return result;
  }

  /** For divisors of one sign, quotients are monotone in each operand: the corners bound them. */
  private static Interval quotients(Interval left, Interval right) {
    return corners(left.min(), right).hull(corners(left.max(), right));
  }

  private static Interval corners(long left, Interval right) {
    return IntervalArithmetic.unordered(left / right.min(), left / right.max());
  }

  /** A remainder has the sign of the dividend and is no further from zero than it. */
  static Interval remainder(Interval left, Interval right) {
    Interval towardsZero = left.hull(Interval.of(0));
    if (right.contains(0)) {
      return towardsZero;
    }
    long limit = greatestRemainder(right);
    long min = Math.max(towardsZero.min(), -limit);
    long max = Math.min(towardsZero.max(), limit);
    return new Interval(min, max);
  }

  /** One less than the greatest absolute value of divisors of one sign. */
  private static long greatestRemainder(Interval right) {
    return right.min() > 0 ? right.max() - 1 : -(right.min() + 1);
  }
}
