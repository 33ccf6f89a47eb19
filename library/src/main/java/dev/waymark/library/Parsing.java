package dev.waymark.library;

import dev.waymark.library.text.CodePoints;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/**
 * Text as numbers. Whether it is one is decided at once for all of its characters; what number it
 * is, is computed.
 */
public final class Parsing {
  private static final int TEN = 10;

  private Parsing() {}

  /** Bounds of numbers; those of fewer than so many bits are within them. */
  private record Range(long min, long max, int bits) {
    long limit(boolean isNegative) {
      return isNegative ? min : -max;
    }
  }

  private static final Range INTS = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE, 32);
  private static final Range LONGS = new Range(Long.MIN_VALUE, Long.MAX_VALUE, 64);
  private static final Range UNSIGNED = new Range(0, 0xFFFF_FFFFL, 32);

  /** The int that {@code text} is in a radix that exists; null if it is none. */
  public static int @Nullable [] toInt(char[] text, int radix) {
    return toInt(text, 0, radix);
  }

  private static int @Nullable [] toInt(char[] text, int from, int radix) {
    int start = from + signs(text, from);
    int[] digits = digits(text, start, radix);
    if (digits == null) {
      return null;
    }
    if (digits.length * bits(radix) < Integer.SIZE) {
      int small = small(digits, radix);
      return new int[] {isNegative(text, from) ? -small : small};
    }
    long[] number = large(digits, radix, isNegative(text, from), INTS);
    return number == null ? null : new int[] {(int) number[0]};
  }

  /** The long that {@code text} is in a radix that exists; null if it is none. */
  public static long @Nullable [] toLong(char[] text, int radix) {
    return toLong(text, 0, radix, LONGS);
  }

  /** The int without a sign that {@code text} is; null if it is none. */
  public static long @Nullable [] toUnsigned(char[] text, int radix) {
    boolean isNegative = isNegative(text, 0);
    return isNegative ? null : toLong(text, 0, radix, UNSIGNED);
  }

  private static long @Nullable [] toLong(char[] text, int from, int radix, Range range) {
    int[] digits = digits(text, from + signs(text, from), radix);
    return digits == null ? null : large(digits, radix, isNegative(text, from), range);
  }

  /** As {@link Integer#decode}; null if it is no number. */
  public static int @Nullable [] decodeInt(char[] text) {
    long[] number = decode(text, INTS);
    return number == null ? null : new int[] {(int) number[0]};
  }

  /** As {@link Long#decode}; null if it is no number. */
  public static long @Nullable [] decodeLong(char[] text) {
    return decode(text, LONGS);
  }

  private static long @Nullable [] decode(char[] text, Range range) {
    int start = signs(text, 0);
    int radix = 10;
    if (start < text.length && text[start] == '#') {
      radix = 16;
      start++;
    } else if (start + 1 < text.length && text[start] == '0') {
      boolean isHex = text[start + 1] == 'x' || text[start + 1] == 'X';
      radix = isHex ? 16 : 8;
      start += isHex ? 2 : 1;
    }
    int[] digits = digits(text, start, radix);
    return digits == null ? null : large(digits, radix, isNegative(text, 0), range);
  }

  /** How many characters are a sign: 1 or 0. */
  private static int signs(char[] text, int from) {
    return from < text.length && (text[from] == '-' || text[from] == '+') ? 1 : 0;
  }

  private static boolean isNegative(char[] text, int from) {
    return from < text.length && text[from] == '-';
  }

  /** The values of all digits; null if there are none, or one is not a digit. */
  private static int @Nullable [] digits(char[] text, int from, int radix) {
    if (from >= text.length) {
      return null;
    }
    boolean isAscii = Letters.areAscii(text);
    int[] digits = new int[text.length - from];
    int valid = 1;
    for (int i = 0; i < digits.length; i++) {
      char c = text[from + i];
      if (isAscii && radix <= TEN) {
        digits[i] = c - '0';
      } else {
        digits[i] = isAscii ? Letters.asciiDigit(c) : Letters.digit(c);
      }
      valid &= isAscii ? isAsciiDigit(c, radix) : CodePoints.isBetween(digits[i], 0, radix - 1);
    }
    return valid == 1 ? digits : null;
  }

  /** 1 if {@code c}, which is ASCII, is a digit in {@code radix}, else 0. */
  private static int isAsciiDigit(char c, int radix) {
    if (radix <= TEN) {
      return CodePoints.isBetween(c, '0', '0' + radix - 1);
    }
    int letters = radix - TEN - 1;
    return CodePoints.isBetween(c, '0', '9')
        | CodePoints.isBetween(c, 'a', 'a' + letters)
        | CodePoints.isBetween(c, 'A', 'A' + letters);
  }

  /** How many bits are enough for a digit. */
  private static int bits(int radix) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(radix - 1);
  }

  private static int small(int[] digits, int radix) {
    int number = 0;
    for (int digit : digits) {
      number = number * radix + digit;
    }
    return number;
  }

  /** Computed below zero, where there is room for one more. */
  private static long @Nullable [] large(int[] digits, int radix, boolean isNegative, Range range) {
    long limit = range.limit(isNegative);
    long number = 0;
    for (int i = 0; i < digits.length; i++) {
      boolean mayExceed = (i + 1) * bits(radix) >= range.bits();
      if (mayExceed && number < limit / radix) {
        return null;
      }
      number *= radix;
      if (mayExceed && number < limit + digits[i]) {
        return null;
      }
      number -= digits[i];
    }
    return new long[] {isNegative ? number : -number};
  }

  /**
   * What the JDK threw, about {@code text}: if the message quotes the text, it carries as the text
   * does.
   */
  public static NumberFormatException failure(NumberFormatException thrown, @Nullable String text) {
    String message = thrown.getMessage();
    if (text == null || message == null || !Text.carries(text)) {
      return thrown;
    }
    int start = message.indexOf('"') + 1;
    int end = start + text.length();
    if (start == 0 || !message.startsWith(text + '"', start)) {
      Symbolic.lose();
      return thrown;
    }
    Buffer quoting = new Buffer(message.substring(0, start).toCharArray());
    quoting.append(Text.of(text));
    quoting.append(message.substring(end).toCharArray());
    return new NumberFormatException(quoting.toString());
  }
}
