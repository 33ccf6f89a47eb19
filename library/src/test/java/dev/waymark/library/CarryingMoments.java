package dev.waymark.library;

import dev.waymark.library.big.DecimalContents;
import dev.waymark.library.big.WholeContents;
import dev.waymark.library.time.Dates;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Large numbers, dates and times as carriers. */
final class CarryingMoments {
  private static final int BITS = 63;

  private CarryingMoments() {}

  /** An object equal to {@code value} that nobody else has; null if it is of another type. */
  static @Nullable Object copy(Object value) {
    if (value instanceof BigInteger n) {
      return new BigInteger(n.toString());
    } else if (value instanceof BigDecimal n) {
      return new BigDecimal(n.unscaledValue(), n.scale());
    } else if (value instanceof LocalDate d) {
      return LocalDate.of(d.getYear(), d.getMonthValue(), d.getDayOfMonth());
    }
    return null;
  }

  /** Makes a copy carry what it is, if that can be carried. */
  static void carry(Object own) {
    if (own instanceof BigInteger n && n.bitLength() <= BITS) {
      WholeContents.carry(n, n.longValueExact());
    } else if (own instanceof BigDecimal n && n.unscaledValue().bitLength() <= BITS) {
      DecimalContents.carry(n, n.unscaledValue().longValueExact());
    } else if (own instanceof LocalDate d) {
      Dates.carry(d, new int[] {d.getYear(), d.getMonthValue(), d.getDayOfMonth()});
    }
  }

  /** What the contents of {@code value} are to be, as text; null if it is of another type. */
  static @Nullable String expected(Object value) {
    if (value instanceof BigInteger n) {
      return Description.of(new long[] {n.longValue(), n.longValue()});
    } else if (value instanceof BigDecimal n) {
      long unscaled = n.unscaledValue().longValue();
      return Description.of(new long[] {unscaled, unscaled});
    } else if (value instanceof LocalDate d) {
      return Description.of(new int[] {d.getYear(), d.getMonthValue(), d.getDayOfMonth()});
    }
    return null;
  }
}
