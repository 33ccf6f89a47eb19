package dev.waymark.library;

import dev.waymark.library.big.DecimalContents;
import dev.waymark.library.big.WholeContents;
import dev.waymark.library.time.Dates;
import dev.waymark.library.time.Spans;
import dev.waymark.library.time.Times;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/** Large numbers, dates and times as carriers. */
final class CarryingMoments {
  private static final int BITS = 63;
  private static final long HOUR = 3_600_000_000_000L;

  private CarryingMoments() {}

  /** An object equal to {@code value} that nobody else has; null if it is of another type. */
  static @Nullable Object copy(Object value) {
    if (value instanceof BigInteger n) {
      return new BigInteger(n.toString());
    } else if (value instanceof BigDecimal n) {
      return new BigDecimal(n.unscaledValue(), n.scale());
    } else if (value instanceof LocalDate d) {
      return LocalDate.of(d.getYear(), d.getMonthValue(), d.getDayOfMonth());
    } else if (value instanceof LocalTime t) {
      return LocalTime.ofNanoOfDay(t.toNanoOfDay());
    } else if (value instanceof Instant i) {
      return Instant.ofEpochSecond(i.getEpochSecond(), i.getNano());
    } else if (value instanceof Duration d) {
      return Duration.ofSeconds(d.getSeconds(), d.getNano());
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
    } else if (own instanceof LocalTime t && t.toNanoOfDay() % HOUR != 0) {
      Times.carry(t, new int[] {t.getHour(), t.getMinute(), t.getSecond(), t.getNano()});
    } else if (own instanceof Instant i && !i.equals(Instant.EPOCH)) {
      Spans.carry(i, new long[] {i.getEpochSecond(), i.getNano()});
    } else if (own instanceof Duration d && !d.isZero()) {
      Spans.carry(d, new long[] {d.getSeconds(), d.getNano()});
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
    return expectedTime(value);
  }

  private static @Nullable String expectedTime(Object value) {
    if (value instanceof LocalTime t) {
      return Description.of(new int[] {t.getHour(), t.getMinute(), t.getSecond(), t.getNano()});
    } else if (value instanceof LocalDateTime t) {
      return Description.of(new Object[] {t.toLocalDate(), t.toLocalTime()});
    } else if (value instanceof Instant i) {
      return Description.of(new long[] {i.getEpochSecond(), i.getNano()});
    } else if (value instanceof Duration d) {
      return Description.of(new long[] {d.getSeconds(), d.getNano()});
    }
    return null;
  }
}
