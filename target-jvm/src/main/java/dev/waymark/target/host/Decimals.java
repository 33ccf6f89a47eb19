package dev.waymark.target.host;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.Predicate;

/**
 * The shortest decimal literals of finite numbers. {@code Double.toString} does not always find
 * them before Java 19, and what is generated shall be the same on every JDK.
 */
final class Decimals {
  private static final int MOST_DIGITS = 17;
  private static final int LONGEST_PLAIN = 12;

  private Decimals() {}

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

  private static String text(BigDecimal value) {
    String plain = value.stripTrailingZeros().toPlainString();
    if (plain.length() > LONGEST_PLAIN) {
      BigDecimal stripped = value.stripTrailingZeros();
      return stripped.unscaledValue() + "E" + -stripped.scale();
    }
    return plain.contains(".") ? plain : plain + ".0";
  }
}
