package dev.waymark.library;

import java.util.function.IntPredicate;

/**
 * Which code points have a property: two decisions for ASCII, of which {@code low} and {@code high}
 * have a bit for each; about ten for the others.
 */
record Property(long low, long high, Table table) {
  private static final int WORD = 6;

  static Property of(IntPredicate property) {
    long low = 0;
    long high = 0;
    for (int c = 0; c < Long.SIZE; c++) {
      low |= (property.test(c) ? 1L : 0L) << c;
      high |= (property.test(c + Long.SIZE) ? 1L : 0L) << c;
    }
    return new Property(low, high, Table.where(property));
  }

  boolean has(int codePoint) {
    if (!Letters.isAscii(codePoint)) {
      return table.at(codePoint) == 1;
    }
    long word = low ^ ((low ^ high) & -((long) codePoint >> WORD));
    return ((word >>> codePoint) & 1) == 1;
  }
}
