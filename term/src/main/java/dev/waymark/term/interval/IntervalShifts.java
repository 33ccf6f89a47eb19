package dev.waymark.term.interval;

import dev.waymark.term.Interval;
import dev.waymark.term.Sort;

/** Shifts of intervals by intervals of distances, which count modulo the width. */
final class IntervalShifts {
  private IntervalShifts() {}

  static Interval left(Sort sort, Interval left, Interval right) {
    Interval distances = masked(sort, right);
    if (distances.max() >= Long.SIZE - 1) {
      return Interval.of(sort);
    }
    Interval factors = new Interval(1L << distances.min(), 1L << distances.max());
    return IntervalArithmetic.multiply(sort, left, factors);
  }

  /** The further, the closer to 0 or, if negative, to -1. */
  static Interval right(Sort sort, Interval left, Interval right) {
    Interval distances = masked(sort, right);
    long min = left.min() >> (left.min() < 0 ? distances.min() : distances.max());
    long max = left.max() >> (left.max() < 0 ? distances.max() : distances.min());
    return new Interval(min, max);
  }

  static Interval unsignedRight(Sort sort, Interval left, Interval right) {
    if (left.min() >= 0) {
      return right(sort, left, right);
    }
    Interval distances = masked(sort, right);
    if (distances.min() == 0) {
      return Interval.of(sort);
    }
    long ones = sort == Sort.INT ? 0xFFFF_FFFFL : -1L;
    return new Interval(0, ones >>> distances.min());
  }

  private static Interval masked(Sort sort, Interval distances) {
    long mask = sort == Sort.INT ? Integer.SIZE - 1 : Long.SIZE - 1;
    if (distances.isSingle()) {
      return Interval.of(distances.min() & mask);
    }
    Interval all = new Interval(0, mask);
    return all.contains(distances) ? distances : all;
  }
}
