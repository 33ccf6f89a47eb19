package dev.waymark.library;

import dev.waymark.library.number.Flags;
import dev.waymark.library.number.Numbers;
import dev.waymark.probe.Symbolic;

/** Numbers as text. How many digits there are is decided. */
public final class Digits {
  private static final int TEN = 10;
  private static final int MOST = 36;
  private static final int GAP = 'a' - '0' - TEN;

  private Digits() {}

  /** In decimal. */
  public static char[] of(int number) {
    if (number == Integer.MIN_VALUE) {
      return Integer.toString(Integer.MIN_VALUE).toCharArray();
    }
    boolean isNegative = number < 0;
    int rest = isNegative ? -number : number;
    int width = 1;
    for (int power = TEN; rest >= power; power *= TEN) {
      width++;
      if (width == TEN) {
        break;
      }
    }
    int start = isNegative ? 1 : 0;
    char[] digits = new char[start + width];
    digits[0] = '-';
    for (int i = digits.length - 1; i > start; i--) {
      digits[i] = (char) ('0' + rest % TEN);
      rest /= TEN;
    }
    digits[start] = (char) ('0' + rest);
    return digits;
  }

  /** In decimal. */
  public static char[] of(long number) {
    return of(number, TEN);
  }

  /** In a radix, or in decimal if there is no such radix. */
  public static char[] of(long number, int radix) {
    int base = Numbers.pin(radix);
    if (base < Character.MIN_RADIX || base > MOST) {
      base = TEN;
    }
    char[] reversed = new char[Long.SIZE + 1];
    int count = 0;
    long rest = number < 0 ? number : -number;
    while (rest <= -base) {
      reversed[count++] = digit((int) -(rest % base));
      rest /= base;
    }
    reversed[count++] = digit((int) -rest);
    if (number < 0) {
      reversed[count++] = '-';
    }
    return reverse(reversed, count);
  }

  /** Without a sign, with {@code bits} bits to a digit. */
  public static char[] ofBits(long number, int bits) {
    char[] reversed = new char[Long.SIZE];
    int count = 0;
    long rest = number;
    do {
      reversed[count++] = digit((int) rest & ((1 << bits) - 1));
      rest >>>= bits;
    } while (rest != 0);
    return reverse(reversed, count);
  }

  /** Without a sign, in decimal. */
  public static char[] unsigned(long number) {
    if (number >= 0) {
      return of(number);
    }
    long quotient = (number >>> 1) / (TEN / 2);
    Buffer digits = new Buffer(of(quotient));
    digits.append((char) ('0' + (number - quotient * TEN)));
    return digits.toChars();
  }

  /** The character for a digit from 0 to 35. */
  public static char digit(int value) {
    return (char) ('0' + value + Symbolic.choose(Flags.less(value, TEN), 0, GAP));
  }

  private static char[] reverse(char[] reversed, int count) {
    char[] digits = new char[count];
    for (int i = 0; i < count; i++) {
      digits[i] = reversed[count - 1 - i];
    }
    return digits;
  }
}
