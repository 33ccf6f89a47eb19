package dev.waymark.validation.classic;

/** Roman numerals from 1 to 3999, both ways. */
public final class RomanNumerals {
  private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
  private static final String[] SYMBOLS = {
    "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
  };

  private RomanNumerals() {}

  public static String toRoman(int number) {
    if (number < 1 || number > 3999) {
      throw new IllegalArgumentException("out of range: " + number);
    }
    StringBuilder roman = new StringBuilder();
    int rest = number;
    for (int i = 0; i < VALUES.length; i++) {
      while (rest >= VALUES[i]) {
        roman.append(SYMBOLS[i]);
        rest -= VALUES[i];
      }
    }
    return roman.toString();
  }

  /** A smaller digit in front of a larger one is subtracted. */
  public static int fromRoman(String roman) {
    int number = 0;
    int previous = 0;
    for (int i = roman.length() - 1; i >= 0; i--) {
      int digit = digit(roman.charAt(i));
      number += digit < previous ? -digit : digit;
      previous = digit;
    }
    return number;
  }

  private static int digit(char symbol) {
    switch (symbol) {
      case 'I':
        return 1;
      case 'V':
        return 5;
      case 'X':
        return 10;
      case 'L':
        return 50;
      case 'C':
        return 100;
      case 'D':
        return 500;
      case 'M':
        return 1000;
      default:
        throw new IllegalArgumentException("not a Roman digit: " + symbol);
    }
  }

  public static boolean survivesRoundTrip(int number) {
    int small = number & 0xFFF;
    return fromRoman(toRoman(small)) == small;
  }
}
