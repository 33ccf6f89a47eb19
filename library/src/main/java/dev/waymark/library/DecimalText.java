package dev.waymark.library;

import dev.waymark.library.big.DecimalContents;
import dev.waymark.library.text.Text;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.math.BigDecimal;

/** Decimal numbers as text; what is symbolic in one with an exponent is lost. */
public final class DecimalText {
  /** Numbers that are smaller are shown with an exponent. */
  private static final int MOST_ZEROS = 5;

  private DecimalText() {}

  public static String of(BigDecimal number) {
    long[] value = DecimalContents.of(number);
    int scale = number.scale();
    if (value == null || scale < 0) {
      return lost(number);
    }
    char[] digits = Digits.of(value[0]);
    if (scale == 0) {
      return Text.make(digits);
    }
    int start = value[0] < 0 ? 1 : 0;
    int zeros = scale - (digits.length - start);
    return zeros > MOST_ZEROS ? lost(number) : Text.make(withPoint(digits, start, zeros, scale));
  }

  private static String lost(BigDecimal number) {
    if (Carriers.contents(number) != null) {
      Symbolic.lose();
    }
    return number.toString();
  }

  private static char[] withPoint(char[] digits, int start, int zeros, int scale) {
    Buffer buffer = new Buffer(Text.part(digits, 0, start));
    int point = digits.length - scale;
    if (zeros >= 0) {
      buffer.append(new char[] {'0', '.'});
      for (int i = 0; i < zeros; i++) {
        buffer.append('0');
      }
      buffer.append(Text.part(digits, start, digits.length));
    } else {
      buffer.append(Text.part(digits, start, point));
      buffer.append('.');
      buffer.append(Text.part(digits, point, digits.length));
    }
    return buffer.toChars();
  }
}
