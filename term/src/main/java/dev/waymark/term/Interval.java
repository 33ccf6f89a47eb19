package dev.waymark.term;

import dev.waymark.program.ir.Relation;

/** The integers from {@code min} to {@code max}, both included; never empty. */
public record Interval(long min, long max) {
  public static final Interval INT = new Interval(Integer.MIN_VALUE, Integer.MAX_VALUE);
  public static final Interval LONG = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);

  public Interval {
    if (min > max) {
      throw new IllegalArgumentException("empty interval " + min + ".." + max);
    }
  }

  public static Interval of(long value) {
    return new Interval(value, value);
  }

  /** All values of {@code sort}; for floats, which have no order here, all longs. */
  public static Interval of(Sort sort) {
    return switch (sort) {
      case INT -> INT;
      case LONG, FLOAT, DOUBLE -> LONG;
      case BOOL -> new Interval(0, 1);
    };
  }

  public boolean isSingle() {
    return min == max;
  }

  public boolean contains(long value) {
    return min <= value && value <= max;
  }

  public boolean contains(Interval other) {
    return min <= other.min && other.max <= max;
  }

  public boolean intersects(Interval other) {
    return min <= other.max && other.min <= max;
  }

  /** The least interval that contains both. */
  public Interval hull(Interval other) {
    return new Interval(Math.min(min, other.min), Math.max(max, other.max));
  }

  /** What is known of {@code a relation b} for every a in here and b in {@code other}. */
  public Truth decide(Relation relation, Interval other) {
    return switch (relation) {
      case LT -> below(other);
      case GE -> below(other).negated();
      case GT -> other.below(this);
      case LE -> other.below(this).negated();
      case EQ -> equal(other);
      case NE -> equal(other).negated();
    };
  }

  private Truth below(Interval other) {
    if (max < other.min) {
      return Truth.TRUE;
    }
    return min >= other.max ? Truth.FALSE : Truth.UNKNOWN;
  }

  private Truth equal(Interval other) {
    if (!intersects(other)) {
      return Truth.FALSE;
    }
    return isSingle() && other.isSingle() ? Truth.TRUE : Truth.UNKNOWN;
  }
}
