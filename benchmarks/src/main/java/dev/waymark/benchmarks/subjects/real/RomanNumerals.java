package dev.waymark.benchmarks.subjects.real;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Roman numerals from I to MMMCMXCIX, in the one way of writing each that is standard. */
public final class RomanNumerals {
  /** The largest number that can be written. */
  public static final int MAX = 3999;

  private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
  private static final String[] SYMBOLS = {
    "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
  };

  private RomanNumerals() {}

  /** Writes {@code number}. */
  public static String format(int number) {
    if (number < 1 || number > MAX) {
      throw new IllegalArgumentException("not within 1.." + MAX + ": " + number);
    }
    StringBuilder text = new StringBuilder();
    int rest = number;
    for (int i = 0; i < VALUES.length; i++) {
      while (rest >= VALUES[i]) {
        text.append(SYMBOLS[i]);
        rest -= VALUES[i];
      }
    }
    return text.toString();
  }

  /**
   * Reads a numeral in either case.
   *
   * @throws NumberFormatException if it is not one, or not written as is standard
   */
  public static int parse(@Nullable String text) {
    if (text == null) {
      throw new NumberFormatException("null");
    }
    String numeral = text.trim().toUpperCase(Locale.ROOT);
    if (numeral.isEmpty()) {
      throw new NumberFormatException("empty");
    }
    int sum = 0;
    for (int i = 0; i < numeral.length(); i++) {
      int value = valueOf(numeral.charAt(i));
      if (value == 0) {
        throw new NumberFormatException("no Roman digit: " + numeral.charAt(i));
      }
      boolean isSubtracted = i + 1 < numeral.length() && valueOf(numeral.charAt(i + 1)) > value;
      sum += isSubtracted ? -value : value;
    }
    if (sum < 1 || sum > MAX || !format(sum).equals(numeral)) {
      throw new NumberFormatException("not standard: " + numeral);
    }
    return sum;
  }

  /** Whether {@link #parse} would read {@code text}. */
  public static boolean isNumeral(@Nullable String text) {
    try {
      return parse(text) > 0;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /** The sum of two numerals. */
  public static String add(String a, String b) {
    int sum = parse(a) + parse(b);
    return sum > MAX ? "more than " + format(MAX) : format(sum);
  }

  /** What a digit stands for; 0 if it is none. */
  private static int valueOf(char digit) {
    return switch (digit) {
      case 'I' -> 1;
      case 'V' -> 5;
      case 'X' -> 10;
      case 'L' -> 50;
      case 'C' -> 100;
      case 'D' -> 500;
      case 'M' -> 1000;
      default -> 0;
    };
  }
}
