package dev.waymark.library.big;

import dev.waymark.library.number.Exact;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic of decimal numbers: unscaled results in arrays of one element, null if a number on the
 * way does not fit into a long.
 */
public final class DecimalArithmetic {
  private DecimalArithmetic() {}

  /** The unscaled value of {@code number} with a scale that is not smaller. */
  private static long @Nullable [] scaled(BigDecimal number, int scale) {
    long[] value = DecimalContents.of(number);
    return value == null ? null : times(value[0], (long) scale - number.scale());
  }

  private static long @Nullable [] times(long value, long zeros) {
    if (!Exact.hasPower(zeros)) {
      return null;
    }
    long power = Exact.power(zeros);
    return Exact.productFits(value, power) ? new long[] {value * power} : null;
  }

  public static int largerScale(BigDecimal a, BigDecimal b) {
    return a.scale() > b.scale() ? a.scale() : b.scale();
  }

  /** The sum, with the larger scale. */
  public static long @Nullable [] sum(BigDecimal a, BigDecimal b) {
    int scale = largerScale(a, b);
    long[] first = scaled(a, scale);
    long[] second = scaled(b, scale);
    return first != null && second != null && Exact.sumFits(first[0], second[0])
        ? new long[] {first[0] + second[0]}
        : null;
  }

  /** The difference, with the larger scale. */
  public static long @Nullable [] difference(BigDecimal a, BigDecimal b) {
    int scale = largerScale(a, b);
    long[] first = scaled(a, scale);
    long[] second = scaled(b, scale);
    return first != null && second != null && Exact.differenceFits(first[0], second[0])
        ? new long[] {first[0] - second[0]}
        : null;
  }

  /** The product, with the sum of the scales, which is to fit too. */
  public static long @Nullable [] product(BigDecimal a, BigDecimal b) {
    long[] first = DecimalContents.of(a);
    long[] second = DecimalContents.of(b);
    int scale = a.scale() + b.scale();
    boolean fits = (long) a.scale() + b.scale() == scale;
    return fits && first != null && second != null && Exact.productFits(first[0], second[0])
        ? new long[] {first[0] * second[0]}
        : null;
  }

  /** With another scale, which is concrete. */
  public static long @Nullable [] rescaled(BigDecimal number, int scale, RoundingMode mode) {
    long fewer = (long) number.scale() - scale;
    if (fewer <= 0) {
      return scaled(number, scale);
    }
    long[] value = DecimalContents.of(number);
    return value == null || !Exact.hasPower(fewer)
        ? null
        : quotient(value[0], Exact.power(fewer), mode);
  }

  /** The quotient by what is not zero, with a scale that is concrete. */
  public static long @Nullable [] quotient(
      BigDecimal dividend, BigDecimal divisor, int scale, RoundingMode mode) {
    long[] first = DecimalContents.of(dividend);
    long[] second = DecimalContents.of(divisor);
    if (first == null || second == null) {
      return null;
    }
    long zeros = (long) scale + divisor.scale() - dividend.scale();
    long[] upper = zeros > 0 ? times(first[0], zeros) : first;
    long[] lower = zeros < 0 ? times(second[0], -zeros) : second;
    return upper == null || lower == null ? null : quotient(upper[0], lower[0], mode);
  }

  private static long @Nullable [] quotient(long dividend, long divisor, RoundingMode mode) {
    return DecimalRounding.canDivide(dividend, divisor)
        ? new long[] {DecimalRounding.divide(dividend, divisor, mode)}
        : null;
  }
}
