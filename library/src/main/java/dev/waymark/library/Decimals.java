package dev.waymark.library;

import dev.waymark.library.text.CodePoints;
import org.jspecify.annotations.Nullable;

/**
 * Short decimal numbers such as {@code -12.50}: sign, digits, a point. Their digits are a number
 * that a floating-point number can hold, and so is the power of ten to divide it by; the one
 * division is rounded as the JDK rounds.
 */
public final class Decimals {
  private static final int MOST_DIGITS_OF_DOUBLE = 15;
  private static final int MOST_DIGITS_OF_FLOAT = 7;

  private static final double[] POWERS = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15
  };

  private Decimals() {}

  /** The digits of a number without its sign, and how many of them are behind the point. */
  private record Digits(long number, int behind) {}

  /** The number that {@code text} is; null if it is none of those, but may be another. */
  public static double @Nullable [] toDouble(char[] text) {
    Digits digits = digits(text, MOST_DIGITS_OF_DOUBLE);
    if (digits == null) {
      return null;
    }
    double whole = (double) digits.number;
    double size = digits.behind == 0 ? whole : whole / POWERS[digits.behind];
    return new double[] {isNegative(text) ? -size : size};
  }

  /** The number that {@code text} is; null if it is none of those, but may be another. */
  public static float @Nullable [] toFloat(char[] text) {
    Digits digits = digits(text, MOST_DIGITS_OF_FLOAT);
    if (digits == null) {
      return null;
    }
    float whole = (float) digits.number;
    float size = digits.behind == 0 ? whole : whole / (float) POWERS[digits.behind];
    return new float[] {isNegative(text) ? -size : size};
  }

  private static boolean isNegative(char[] text) {
    return text[0] == '-';
  }

  private static @Nullable Digits digits(char[] text, int most) {
    int start = text.length > 0 && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    int point = start;
    while (point < text.length && text[point] != '.') {
      point++;
    }
    int count = text.length - start - (point < text.length ? 1 : 0);
    if (count == 0 || count > most || !areDigits(text, start, point)) {
      return null;
    }
    long number = 0;
    for (int i = start; i < text.length; i++) {
      if (i != point) {
        number = number * 10 + (text[i] - '0');
      }
    }
    return new Digits(number, Math.max(0, text.length - point - 1));
  }

  private static boolean areDigits(char[] text, int start, int point) {
    int valid = 1;
    for (int i = start; i < text.length; i++) {
      valid &= i == point ? 1 : CodePoints.isBetween(text[i], '0', '9');
    }
    return valid == 1;
  }
}
