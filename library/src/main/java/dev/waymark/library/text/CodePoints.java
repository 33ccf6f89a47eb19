package dev.waymark.library.text;

import dev.waymark.library.number.Flags;

/** Code points in UTF-16. What belongs together is decided. */
public final class CodePoints {
  private static final int HIGH = 0xD800;
  private static final int LOW = 0xDC00;
  private static final int AFTER = 0xE000;
  private static final int FIRST_WIDE = 0x10000;
  private static final int HALF = 10;
  private static final int MASK = (1 << HALF) - 1;

  private CodePoints() {}

  public static boolean isHigh(char c) {
    return isBetween(c, HIGH, LOW - 1) == 1;
  }

  public static boolean isLow(char c) {
    return isBetween(c, LOW, AFTER - 1) == 1;
  }

  /** 1 if {@code c} is one half of a pair, else 0. */
  public static int isHalf(char c) {
    return isBetween(c, HIGH, AFTER - 1);
  }

  /** 1 if {@code min <= n <= max}, else 0; computed, not decided. */
  public static int isBetween(int n, int min, int max) {
    return Flags.not(Flags.less(n, min) | Flags.less(max, n));
  }

  /** The code point of a pair. */
  public static int join(char high, char low) {
    return ((high - HIGH) << HALF) + (low - LOW) + FIRST_WIDE;
  }

  public static char highOf(int codePoint) {
    return (char) (((codePoint - FIRST_WIDE) >> HALF) + HIGH);
  }

  public static char lowOf(int codePoint) {
    return (char) ((codePoint & MASK) + LOW);
  }

  /** What stands at a place within {@code text}, up to {@code end}. */
  public static int at(char[] text, int place, int end) {
    char c = text[place];
    if (isHigh(c) && place + 1 < end && isLow(text[place + 1])) {
      return join(c, text[place + 1]);
    }
    return c;
  }

  /** What stands before a place within {@code text}, from {@code start}. */
  public static int before(char[] text, int place, int start) {
    char c = text[place - 1];
    if (isLow(c) && place - 2 >= start && isHigh(text[place - 2])) {
      return join(text[place - 2], c);
    }
    return c;
  }

  /** How many there are. */
  public static int count(char[] text, int from, int to) {
    int count = 0;
    for (int i = from; i < to; i += width(at(text, i, to))) {
      count++;
    }
    return count;
  }

  /** How many characters a code point takes. */
  public static int width(int codePoint) {
    return codePoint >= FIRST_WIDE ? 2 : 1;
  }

  /** Whether this is a code point of two characters. */
  static boolean isWide(int codePoint) {
    return codePoint >= FIRST_WIDE && codePoint <= Character.MAX_CODE_POINT;
  }

  /** The two characters of a wide code point. */
  public static char[] pair(int codePoint) {
    return new char[] {highOf(codePoint), lowOf(codePoint)};
  }
}
