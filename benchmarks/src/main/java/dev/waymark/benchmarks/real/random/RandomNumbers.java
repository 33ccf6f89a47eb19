package dev.waymark.benchmarks.real.random;

import java.util.List;

/** Random numbers: edge values, small ones, constants of the class and their neighbours, any. */
record RandomNumbers(ClassConstants constants, Dice dice) {
  private static final List<Long> EDGES =
      List.of(
          0L,
          1L,
          -1L,
          2L,
          10L,
          100L,
          (long) Byte.MIN_VALUE,
          (long) Byte.MAX_VALUE,
          (long) Short.MIN_VALUE,
          (long) Short.MAX_VALUE,
          (long) Integer.MIN_VALUE,
          (long) Integer.MAX_VALUE,
          Integer.MAX_VALUE + 1L,
          Long.MIN_VALUE,
          Long.MAX_VALUE);
  private static final List<Double> REAL_EDGES =
      List.of(
          0.0,
          -0.0,
          1.0,
          -1.0,
          0.5,
          Double.NaN,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.MIN_VALUE,
          Double.MAX_VALUE,
          -Double.MAX_VALUE,
          Double.MIN_NORMAL,
          (double) Float.MAX_VALUE,
          (double) Float.MIN_VALUE,
          (double) Integer.MAX_VALUE,
          (double) Long.MAX_VALUE,
          (double) Long.MIN_VALUE);
  private static final int LARGEST_SMALL = 100;

  /** For all integral types, which cut it to their size. */
  long integer() {
    return switch (dice.below(10)) {
      case 0, 1 -> dice.of(EDGES);
      case 2, 3, 4 -> constant() + dice.below(3) - 1;
      case 5, 6 -> dice.below(10);
      case 7, 8 -> dice.below(2 * LARGEST_SMALL + 1) - LARGEST_SMALL;
      default -> dice.random().nextLong();
    };
  }

  private long constant() {
    return constants.integers().isEmpty() ? 0 : dice.of(constants.integers());
  }

  double real() {
    return switch (dice.below(8)) {
      case 0, 1 -> dice.of(REAL_EDGES);
      case 2 -> constants.reals().isEmpty() ? 0 : dice.of(constants.reals());
      case 3 -> (double) integer();
      case 4, 5 -> (dice.random().nextDouble() - 0.5) * 2 * LARGEST_SMALL;
      case 6 -> dice.below(2 * LARGEST_SMALL + 1) / 2.0 - LARGEST_SMALL / 2.0;
      default -> Double.longBitsToDouble(dice.random().nextLong());
    };
  }

  char character() {
    return switch (dice.below(10)) {
      case 0, 1, 2 -> printable();
      case 3, 4 -> (char) ('a' + dice.below(26) - (dice.chance(50) ? 'a' - 'A' : 0));
      case 5 -> (char) ('0' + dice.below(10));
      case 6, 7 -> constants.characters().isEmpty() ? printable() : dice.of(constants.characters());
      case 8 -> (char) integer();
      default -> (char) dice.below(Character.MAX_VALUE + 1);
    };
  }

  char printable() {
    return (char) (' ' + dice.below('~' - ' ' + 1));
  }
}
