package dev.waymark.solver;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Sort;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Values at which operators are most likely to be wrong, as bits. */
final class Edges {
  private Edges() {}

  static long[] of(Sort sort) {
    return switch (sort) {
      case BOOL -> new long[] {0, 1};
      case INT, LONG -> integers(sort);
      case FLOAT -> floats();
      case DOUBLE -> doubles();
    };
  }

  /** Operands of negations and conversions: for floats, also those around the ends of integers. */
  static long[] of(UnaryOperator operator) {
    Sort sort = Sort.of(operator.operand());
    LongStream ends = sort.isFloating() ? ends(sort) : LongStream.empty();
    return LongStream.concat(LongStream.of(of(sort)), ends).toArray();
  }

  private static LongStream ends(Sort sort) {
    return Stream.of(0x1p31, -0x1p31, 0x1p63, -0x1p63)
        .flatMapToLong(end -> sort == Sort.FLOAT ? around(end.floatValue()) : around(end));
  }

  private static LongStream around(float end) {
    return LongStream.of(
        Kind.bits(Math.nextDown(end)), Kind.bits(end), Kind.bits(Math.nextUp(end)));
  }

  private static LongStream around(double end) {
    return LongStream.of(
        Kind.bits(Math.nextDown(end)), Kind.bits(end), Kind.bits(Math.nextUp(end)));
  }

  /** Right operands: for shifts, distances around the widths, which Java masks. */
  static long[] ofRight(BinaryOperator operator) {
    return switch (operator) {
      case ISHL, LSHL, ISHR, LSHR, IUSHR, LUSHR ->
          new long[] {0, 1, 31, 32, 33, 63, 64, -1, Integer.MIN_VALUE};
      default -> of(Sort.of(operator.right()));
    };
  }

  static long pick(Sort sort, Random random) {
    long[] edges = of(sort);
    return edges[random.nextInt(edges.length)];
  }

  private static long[] integers(Sort sort) {
    LongStream wide =
        sort == Sort.LONG ? LongStream.of(1L << 32, (1L << 53) + 1, -1L << 31) : LongStream.empty();
    return LongStream.concat(
            LongStream.of(0, 1, -1, 7, 33, 200, 65_535, sort.min(), sort.max()), wide)
        .toArray();
  }

  private static long[] floats() {
    return DoubleStream.of(
            0.0,
            -0.0,
            1.5,
            -2.5,
            1e10,
            -0x1p31,
            0x1p63,
            Float.MIN_VALUE,
            -Float.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.NaN)
        .mapToLong(value -> Kind.bits((float) value))
        .toArray();
  }

  private static long[] doubles() {
    return DoubleStream.of(
            0.0,
            -0.0,
            0.1,
            -2.5,
            2147483647.5,
            -0x1p31,
            1e20,
            1e40,
            Double.MIN_VALUE,
            Double.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.NaN)
        .mapToLong(Kind::bits)
        .toArray();
  }
}
