package dev.waymark.target.literal;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.Predicate;

/**
 * The shortest decimal literals of finite numbers. {@code Double.toString} does not always find
 * them before Java 19, and what is generated shall be the same on every JDK.
 */
final class ShortestDecimals {
  private static final int MOST_DIGITS = 17;

  /** The exponents between which numbers are written without one. */
  private static final int LEAST_PLAIN = -5;

  private static final int LARGEST_PLAIN = 11;

  private ShortestDecimals() {}

  static String of(double value) {
    if (value == 0) {
      return 1 / value < 0 ? "-0.0" : "0.0";
    }
    return shortest(new BigDecimal(value), text -> Double.parseDouble(text) == value);
  }

  static String of(float value) {
    if (value == 0) {
      return 1 / value < 0 ? "-0.0" : "0.0";
    }
    return shortest(new BigDecimal(value), text -> Float.parseFloat(text) == value);
  }

  private static String shortest(BigDecimal exact, Predicate<String> isRight) {
    for (int digits = 1; digits < MOST_DIGITS; digits++) {
      String text = text(exact.round(new MathContext(digits, RoundingMode.HALF_EVEN)));
      if (isRight.test(text)) {
        return text;
      }
    }
    return text(exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN)));
  }

  /** As {@code Double.toString} would write it, but with an exponent only where that is shorter. */
  private static String text(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    int exponent = stripped.precision() - stripped.scale() - 1;
    if (exponent >= LEAST_PLAIN && exponent <= LARGEST_PLAIN) {
      String plain = stripped.toPlainString();
      return plain.contains(".") ? plain : plain + ".0";
    }
    String digits = stripped.unscaledValue().abs().toString();
    String fraction = digits.length() > 1 ? digits.substring(1) : "0";
    return (value.signum() < 0 ? "-" : "") + digits.charAt(0) + "." + fraction + "E" + exponent;
  }
}
