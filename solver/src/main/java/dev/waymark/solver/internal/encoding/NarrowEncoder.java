package dev.waymark.solver.internal.encoding;

import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Interval;
import dev.waymark.term.Sort;
import dev.waymark.term.interval.Intervals;
import dev.waymark.term.interval.KnownBounds;

/**
 * Sums, products, quotients and remainders in as few bits as hold both operands and the result,
 * whatever values the symbols have in their domains. Circuits for products and quotients grow with
 * the square of the bits, and what a program makes of characters seldom needs 64 of them.
 */
final class NarrowEncoder<E> {
  private final SmtBuilder<E> builder;
  private final BinaryEncoder<E> wide;
  private final Intervals intervals = new Intervals(KnownBounds.DOMAINS);

  NarrowEncoder(SmtBuilder<E> builder) {
    this.builder = builder;
    this.wide = new BinaryEncoder<>(builder);
  }

  E encode(BinaryTerm term, E left, E right) {
    int width = term.sort() == Sort.LONG ? Long.SIZE : Integer.SIZE;
    int bits = isArithmetic(term) ? bits(term) : width;
    if (bits >= width) {
      return wide.encode(term, left, right);
    }
    E narrow = wide.encode(term, builder.low(bits, left), builder.low(bits, right));
    return builder.signExtend(width - bits, narrow);
  }

  private static boolean isArithmetic(BinaryTerm term) {
    return switch (term.operator()) {
      case IADD, ISUB, IMUL, IDIV, IREM, LADD, LSUB, LMUL, LDIV, LREM -> true;
      default -> false;
    };
  }

  /** How many bits, the sign included, hold all that the term and its operands may be. */
  private int bits(BinaryTerm term) {
    Interval all =
        intervals.of(term).hull(intervals.of(term.left())).hull(intervals.of(term.right()));
    return 1 + Math.max(magnitude(all.min()), magnitude(all.max()));
  }

  private static int magnitude(long value) {
    return Long.SIZE - Long.numberOfLeadingZeros(value < 0 ? ~value : value);
  }
}
