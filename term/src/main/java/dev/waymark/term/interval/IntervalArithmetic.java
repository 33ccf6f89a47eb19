package dev.waymark.term.interval;

import dev.waymark.term.Interval;
import dev.waymark.term.Sort;

/** Sums and products of intervals; the full range where a result may wrap around. */
final class IntervalArithmetic {
  private IntervalArithmetic() {}

  static Interval add(Sort sort, Interval left, Interval right) {
    long min = left.min() + right.min();
    long max = left.max() + right.max();
    boolean overflows =
        overflows(left.min(), right.min(), min) || overflows(left.max(), right.max(), max);
    return overflows ? Interval.of(sort) : fitted(sort, min, max);
  }

  /** Whether {@code sum}, of two longs, has a sign that neither of them has. */
  private static boolean overflows(long left, long right, long sum) {
    return ((left ^ sum) & (right ^ sum)) < 0;
  }

  static Interval subtract(Sort sort, Interval left, Interval right) {
    long min = left.min() - right.max();
    long max = left.max() - right.min();
    boolean overflows =
        overflows(min, right.max(), left.min()) || overflows(max, right.min(), left.max());
    return overflows ? Interval.of(sort) : fitted(sort, min, max);
  }

  static Interval multiply(Sort sort, Interval left, Interval right) {
    if (productOverflows(left, right)) {
      return Interval.of(sort);
    }
    Interval first = unordered(left.min() * right.min(), left.min() * right.max());
    Interval second = unordered(left.max() * right.min(), left.max() * right.max());
    Interval hull = first.hull(second);
    return fitted(sort, hull.min(), hull.max());
  }

  private static boolean productOverflows(Interval left, Interval right) {
    return productOverflows(left.min(), right.min())
        || productOverflows(left.min(), right.max())
        || productOverflows(left.max(), right.min())
        || productOverflows(left.max(), right.max());
  }

  private static boolean productOverflows(long left, long right) {
    return Math.multiplyHigh(left, right) != (left * right) >> (Long.SIZE - 1);
  }

  static Interval unordered(long first, long second) {
    return new Interval(Math.min(first, second), Math.max(first, second));
  }

  private static Interval fitted(Sort sort, long min, long max) {
    Interval all = Interval.of(sort);
    return min < all.min() || max > all.max() ? all : new Interval(min, max);
  }
}
