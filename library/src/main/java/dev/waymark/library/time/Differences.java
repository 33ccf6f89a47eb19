package dev.waymark.library.time;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import org.jspecify.annotations.Nullable;

/** How far dates and times of one kind are apart. */
public final class Differences {
  private Differences() {}

  /** Seconds and nanoseconds; null if that is not known. */
  public static long @Nullable [] span(Temporal from, Temporal to) {
    if (from instanceof Instant first && to instanceof Instant second) {
      return Spans.difference(Spans.of(second), Spans.of(first));
    }
    if (from instanceof LocalDateTime first && to instanceof LocalDateTime second) {
      return Spans.difference(DateTimes.span(second), DateTimes.span(first));
    }
    if (from instanceof LocalTime first && to instanceof LocalTime second) {
      return Spans.difference(span(second), span(first));
    }
    return null;
  }

  private static long[] span(LocalTime time) {
    return new long[] {Times.second(time), Times.of(time)[3]};
  }

  /** How many whole units there are from the one to the other; null if that is not known. */
  public static long @Nullable [] between(ChronoUnit unit, Temporal from, Temporal to) {
    if (from instanceof LocalDate first && to instanceof LocalDate second) {
      return betweenDates(unit, first, second);
    }
    long seconds = seconds(unit, from instanceof LocalTime);
    long[] span = seconds == 0 ? null : span(from, to);
    return span == null ? null : new long[] {Spans.seconds(span) / seconds};
  }

  /** The length of a unit in which times can be measured; 0 if it is another. */
  private static long seconds(ChronoUnit unit, boolean isInDay) {
    boolean isExact =
        unit == ChronoUnit.SECONDS
            || unit == ChronoUnit.MINUTES
            || unit == ChronoUnit.HOURS
            || unit == ChronoUnit.HALF_DAYS;
    return isExact || (unit == ChronoUnit.DAYS && !isInDay) ? unit.getDuration().toSeconds() : 0;
  }

  private static long @Nullable [] betweenDates(ChronoUnit unit, LocalDate from, LocalDate to) {
    if (unit == ChronoUnit.DAYS || unit == ChronoUnit.WEEKS) {
      long days = Dates.epochDay(to) - Dates.epochDay(from);
      return new long[] {unit == ChronoUnit.DAYS ? days : days / Days.WEEK};
    }
    if (unit == ChronoUnit.MONTHS || unit == ChronoUnit.YEARS) {
      long months = (monthsAndDay(to) - monthsAndDay(from)) / 32;
      return new long[] {unit == ChronoUnit.MONTHS ? months : months / Days.MONTHS};
    }
    return null;
  }

  /** No month has 32 days. */
  private static long monthsAndDay(LocalDate date) {
    return Dates.months(date) * 32 + Dates.of(date)[2];
  }
}
