package dev.waymark.term;

import dev.waymark.program.ir.Kind;

/** The type of a term: a truth value or one of the four numeric kinds. References have no sort. */
public enum Sort {
  BOOL,
  INT,
  LONG,
  FLOAT,
  DOUBLE;

  /** The sort of values of {@code kind}, which must not be a reference. */
  public static Sort of(Kind kind) {
    return switch (kind) {
      case INT -> INT;
      case LONG -> LONG;
      case FLOAT -> FLOAT;
      case DOUBLE -> DOUBLE;
      case REFERENCE -> throw new IllegalArgumentException("a reference has no sort");
    };
  }

  /** Whether this is INT or LONG. */
  public boolean isInteger() {
    return this == INT || this == LONG;
  }

  /** Whether this is FLOAT or DOUBLE. */
  public boolean isFloating() {
    return this == FLOAT || this == DOUBLE;
  }

  /** The least bits of a value: 0 for BOOL, MIN_VALUE for INT and LONG, no bound for floats. */
  public long min() {
    return switch (this) {
      case BOOL -> 0;
      case INT -> Integer.MIN_VALUE;
      case LONG, FLOAT, DOUBLE -> Long.MIN_VALUE;
    };
  }

  /** The greatest bits of a value, as {@link #min()}. */
  public long max() {
    return switch (this) {
      case BOOL -> 1;
      case INT -> Integer.MAX_VALUE;
      case LONG, FLOAT, DOUBLE -> Long.MAX_VALUE;
    };
  }

  /** The one form of {@code bits} in this sort: ints sign-extended, one NaN, truth as 0 or 1. */
  public long normalize(long bits) {
    return switch (this) {
      case BOOL -> bits & 1;
      case INT -> (int) bits;
      case LONG -> bits;
      case FLOAT -> Kind.bits(Float.intBitsToFloat((int) bits));
      case DOUBLE -> Kind.bits(Double.longBitsToDouble(bits));
    };
  }
}
