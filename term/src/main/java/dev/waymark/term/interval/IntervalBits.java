package dev.waymark.term.interval;

import dev.waymark.term.Interval;

/** Bit operations on intervals. */
final class IntervalBits {
  private IntervalBits() {}

  /** No greater than an operand that is not negative. */
  static Interval and(Interval left, Interval right) {
    if (left.min() >= 0) {
      long max = right.min() >= 0 ? Math.min(left.max(), right.max()) : left.max();
      return new Interval(0, max);
    }
    return right.min() >= 0 ? new Interval(0, right.max()) : closure(left, right);
  }

  static Interval or(Interval left, Interval right) {
    Interval closure = closure(left, right);
    return left.min() >= 0 && right.min() >= 0
        ? new Interval(Math.max(left.min(), right.min()), closure.max())
        : closure;
  }

  static Interval xor(Interval left, Interval right) {
    Interval closure = closure(left, right);
    return left.min() >= 0 && right.min() >= 0 ? new Interval(0, closure.max()) : closure;
  }

  /** The least -2^k .. 2^k - 1 that contains both, which bit operations do not leave. */
  private static Interval closure(Interval left, Interval right) {
    Interval hull = left.hull(right);
    long magnitudes = Math.max(hull.max(), 0) | ~Math.min(hull.min(), -1);
    long max = magnitudes == 0 ? 0 : -1L >>> Long.numberOfLeadingZeros(magnitudes);
    return new Interval(-max - 1, max);
  }
}
