package dev.waymark.library;

import java.util.function.IntPredicate;

/**
 * Properties of code points: one decision for ASCII, about ten for the others. Each has its table,
 * which is made when first used.
 */
public final class Letters {
  private static final int ASCII = 0x80;

  private Letters() {}

  private static boolean isAscii(int codePoint) {
    return (codePoint & -ASCII) == 0;
  }

  /** Which of the first 64 code points, and which of the next, have a property. */
  private record Ascii(long low, long high) {
    static Ascii of(IntPredicate property) {
      long low = 0;
      long high = 0;
      for (int c = 0; c < Long.SIZE; c++) {
        low |= (property.test(c) ? 1L : 0L) << c;
        high |= (property.test(c + Long.SIZE) ? 1L : 0L) << c;
      }
      return new Ascii(low, high);
    }

    boolean has(int c) {
      long word = low ^ ((low ^ high) & -((long) c >> 6));
      return ((word >>> c) & 1) == 1;
    }
  }

  private static final Ascii WHITESPACE = Ascii.of(Character::isWhitespace);

  private static final class Whitespace {
    static final Table TABLE = Table.where(Character::isWhitespace);
  }

  public static boolean isWhitespace(int c) {
    return isAscii(c) ? WHITESPACE.has(c) : Whitespace.TABLE.at(c) == 1;
  }
}
