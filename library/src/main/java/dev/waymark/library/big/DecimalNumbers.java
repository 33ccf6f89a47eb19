package dev.waymark.library.big;

import dev.waymark.library.number.Exact;
import java.math.BigDecimal;

/** Decimal numbers as primitive ones. */
public final class DecimalNumbers {
  /** This power of ten is a multiple of two to the power of 64. */
  private static final int MOST = 64;

  private static final int TEN = 10;

  /** Powers of ten up to this one are doubles. */
  private static final int EXACT_ZEROS = 22;

  /** Numbers up to here are doubles. */
  private static final long EXACT = 1L << 52;

  private DecimalNumbers() {}

  /** As {@link BigDecimal#longValue}: without fraction, and the low bits alone. */
  public static long toLong(BigDecimal self) {
    long[] value = DecimalContents.of(self);
    if (value == null) {
      return self.longValue();
    }
    int scale = self.scale();
    if (scale > 0) {
      // No long has more digits than the largest power of ten.
      return Exact.hasPower(scale) ? value[0] / Exact.power(scale) : 0;
    }
    long result = value[0];
    for (int i = scale < -MOST ? -MOST : scale; i < 0; i++) {
      result *= TEN;
    }
    return result;
  }

  /** As {@link BigDecimal#doubleValue}, where one division or multiplication is right. */
  public static double toDouble(BigDecimal self) {
    long[] value = DecimalContents.of(self);
    int scale = self.scale();
    if (value != null && scale == 0) {
      return (double) value[0];
    }
    boolean isShort = scale >= -EXACT_ZEROS && scale <= EXACT_ZEROS;
    if (value != null && isShort && Exact.isBetween(value[0], 1 - EXACT, EXACT - 1) == 1) {
      double power = power(scale > 0 ? scale : -scale);
      return scale > 0 ? (double) value[0] / power : (double) value[0] * power;
    }
    WholeContents.lose(self, null);
    return self.doubleValue();
  }

  private static double power(int zeros) {
    double power = 1;
    for (int i = 0; i < zeros; i++) {
      power *= TEN;
    }
    return power;
  }
}
