package dev.waymark.term;

import dev.waymark.program.ir.Kind;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.interval.KnownBounds;
import java.util.Random;

/** Values of each sort, mostly at the edges. */
final class RandomBits {
  private static final long[] INTEGERS = {
    0,
    1,
    -1,
    2,
    -2,
    3,
    7,
    8,
    31,
    32,
    33,
    63,
    64,
    127,
    128,
    -128,
    -129,
    255,
    32767,
    32768,
    -32768,
    65535,
    65536,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Integer.MAX_VALUE - 1L,
    Integer.MAX_VALUE + 1L,
    0xFFFF_FFFFL,
    1L << 52,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    Long.MIN_VALUE + 1
  };
  private static final double[] DOUBLES = {
    0.0,
    -0.0,
    1,
    -1,
    0.5,
    1.5,
    -2.5,
    3,
    1e10,
    -1e10,
    1e300,
    -1e300,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Float.MAX_VALUE,
    Float.MIN_VALUE,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Long.MAX_VALUE,
    16777217,
    9007199254740991.0
  };

  private final Random random;

  RandomBits(Random random) {
    this.random = random;
  }

  long of(Sort sort) {
    return switch (sort) {
      case BOOL -> random.nextInt(2);
      case INT -> (int) integer();
      case LONG -> integer();
      case FLOAT -> Kind.bits(random.nextInt(4) == 0 ? anyFloat() : (float) floating());
      case DOUBLE -> Kind.bits(random.nextInt(4) == 0 ? anyDouble() : floating());
    };
  }

  private long integer() {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextLong();
      case 1 -> random.nextInt(9) - 4;
      default -> INTEGERS[random.nextInt(INTEGERS.length)];
    };
  }

  private double floating() {
    return DOUBLES[random.nextInt(DOUBLES.length)];
  }

  private float anyFloat() {
    return Float.intBitsToFloat(random.nextInt());
  }

  private double anyDouble() {
    return Double.longBitsToDouble(random.nextLong());
  }

  /** A value in {@code range}, often one of its ends. */
  long within(Interval range) {
    long value = integer();
    if (range.contains(value)) {
      return value;
    }
    long width = range.max() - range.min();
    return switch (random.nextInt(3)) {
      case 0 -> range.min();
      case 1 -> range.max();
      default ->
          width < 0 || width == Long.MAX_VALUE
              ? range.min()
              : range.min() + Math.floorMod(random.nextLong(), width + 1);
    };
  }

  /** An interval within {@code range}. */
  Interval partOf(Interval range) {
    long first = within(range);
    long second = random.nextInt(4) == 0 ? first : within(range);
    return new Interval(Math.min(first, second), Math.max(first, second));
  }

  /** Values for all of {@code symbols}, within {@code bounds}. */
  Assignment assignment(Iterable<Symbol> symbols, KnownBounds bounds) {
    Assignment.Builder builder = Assignment.builder();
    for (Symbol symbol : symbols) {
      Sort sort = symbol.sort();
      builder.put(symbol, sort.isFloating() ? of(sort) : within(bounds.of(symbol)));
    }
    return builder.build();
  }
}
