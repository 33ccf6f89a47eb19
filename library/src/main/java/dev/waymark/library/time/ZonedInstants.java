package dev.waymark.library.time;

import dev.waymark.library.number.Exact;
import dev.waymark.probe.Carriers;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** What date and time it is at an instant, somewhere with a fixed offset. */
public final class ZonedInstants {
  /** Instants with more seconds from 1970 are left to the JDK. */
  private static final long MOST_SECONDS = 100_000_000_000L;

  /** As many days as make all such seconds positive. */
  private static final long DAYS_BEFORE = 2_000_000;

  private ZonedInstants() {}

  /** Whether the instant is symbolic; if it cannot be followed in this zone, it is lost. */
  public static boolean areFollowed(@Nullable Instant instant, @Nullable ZoneId zone) {
    if (instant == null || zone == null || Carriers.contents(instant) == null) {
      return false;
    }
    boolean isFixed = zone instanceof ZoneOffset;
    if (isFixed && Exact.isBetween(Spans.of(instant)[0], -MOST_SECONDS, MOST_SECONDS) == 1) {
      return true;
    }
    Dates.lose(instant, instant);
    return false;
  }

  private static long secondsThere(Instant instant, ZoneId zone) {
    int offset = ((ZoneOffset) zone).getTotalSeconds();
    return Spans.of(instant)[0] + offset + DAYS_BEFORE * Times.SECONDS;
  }

  /** The date, of an instant that is followed. */
  public static LocalDate date(Instant instant, ZoneId zone) {
    return Dates.ofEpochDay(secondsThere(instant, zone) / Times.SECONDS - DAYS_BEFORE);
  }

  /** The time, of an instant that is followed. */
  public static LocalTime time(Instant instant, ZoneId zone) {
    int second = (int) (secondsThere(instant, zone) % Times.SECONDS);
    return Times.ofSecond(second, (int) Spans.of(instant)[1]);
  }

  /** Both, of an instant that is followed. */
  public static LocalDateTime both(Instant instant, ZoneId zone) {
    return DateTimes.make(date(instant, zone), time(instant, zone));
  }
}
