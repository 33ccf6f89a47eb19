package dev.waymark.library.time;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/** Dates and times without knowing which they are: their equality and order. */
public final class Moments {
  private Moments() {}

  /** Whether there is a model of the object's class. */
  public static boolean includes(Object object) {
    return object instanceof LocalDate
        || object instanceof LocalTime
        || object instanceof LocalDateTime
        || object instanceof Instant
        || object instanceof Duration;
  }

  /** As {@code self.equals(other)}. */
  public static boolean equal(Object self, @Nullable Object other) {
    if (other == null || self.getClass() != other.getClass()) {
      return false;
    }
    return self == other || same(self, other) == 1;
  }

  /** 1 if these of one class are the same, else 0. */
  private static int same(Object a, Object b) {
    if (a instanceof LocalDate date) {
      return Dates.same(date, (LocalDate) b);
    }
    if (a instanceof LocalTime time) {
      return Times.same(time, (LocalTime) b);
    }
    return a instanceof LocalDateTime both
        ? DateTimes.same(both, (LocalDateTime) b)
        : Spans.same(span(a), span(b));
  }

  private static long[] span(Object object) {
    return object instanceof Instant instant ? Spans.of(instant) : Spans.of((Duration) object);
  }

  /** As {@code self.hashCode()}. */
  public static int hash(Object self) {
    if (self instanceof LocalDate date) {
      return Dates.hash(date);
    }
    if (self instanceof LocalTime time) {
      return Times.hash(time);
    }
    return self instanceof LocalDateTime both ? DateTimes.hash(both) : Spans.hash(span(self));
  }

  /** As {@code compareTo} of two of one class. */
  public static int compare(Object a, Object b) {
    if (a instanceof LocalDate date) {
      return Dates.compare(date, (LocalDate) b);
    }
    if (a instanceof LocalTime time) {
      return Times.compare(time, (LocalTime) b);
    }
    return a instanceof LocalDateTime both
        ? DateTimes.compare(both, (LocalDateTime) b)
        : Spans.compare(span(a), span(b));
  }
}
