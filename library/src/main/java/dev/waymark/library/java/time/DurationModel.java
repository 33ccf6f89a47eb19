package dev.waymark.library.java.time;

import dev.waymark.library.number.Exact;
import dev.waymark.library.time.Dates;
import dev.waymark.library.time.Differences;
import dev.waymark.library.time.Moments;
import dev.waymark.library.time.Spans;
import dev.waymark.probe.Symbolic;
import java.time.Duration;
import java.time.temporal.Temporal;
import org.jspecify.annotations.Nullable;

/** {@link Duration}: its seconds and nanoseconds may be symbolic. */
public final class DurationModel {
  private static final int MINUTE = 60;
  private static final int HOUR = 3600;
  private static final int DAY = 86_400;

  private DurationModel() {}

  public static Duration ofDays(long days) {
    return Exact.productFits(days, DAY)
        ? ofSeconds(days * DAY)
        : Duration.ofDays(Symbolic.concrete(days));
  }

  public static Duration ofHours(long hours) {
    return Exact.productFits(hours, HOUR)
        ? ofSeconds(hours * HOUR)
        : Duration.ofHours(Symbolic.concrete(hours));
  }

  public static Duration ofMinutes(long minutes) {
    return Exact.productFits(minutes, MINUTE)
        ? ofSeconds(minutes * MINUTE)
        : Duration.ofMinutes(Symbolic.concrete(minutes));
  }

  public static Duration ofSeconds(long seconds) {
    return Spans.duration(new long[] {seconds, 0});
  }

  public static Duration ofMillis(long millis) {
    return Spans.duration(Spans.ofParts(millis, 1000));
  }

  public static Duration ofNanos(long nanos) {
    return Spans.duration(Spans.ofParts(nanos, Spans.SECOND));
  }

  public static Duration between(Temporal start, Temporal end) {
    long[] span = Differences.span(start, end);
    if (span == null) {
      Dates.lose(start, end);
      return Duration.between(start, end);
    }
    return Spans.duration(span);
  }

  public static long getSeconds(Duration self) {
    return Spans.of(self)[0];
  }

  public static int getNano(Duration self) {
    return (int) Spans.of(self)[1];
  }

  public static long toDays(Duration self) {
    return getSeconds(self) / DAY;
  }

  public static long toHours(Duration self) {
    return getSeconds(self) / HOUR;
  }

  public static long toMinutes(Duration self) {
    return getSeconds(self) / MINUTE;
  }

  public static long toSeconds(Duration self) {
    return getSeconds(self);
  }

  public static long toMillis(Duration self) {
    long[] millis = Spans.parts(Spans.of(self), 1000);
    return millis == null ? self.toMillis() : millis[0];
  }

  public static long toNanos(Duration self) {
    long[] nanos = Spans.parts(Spans.of(self), Spans.SECOND);
    return nanos == null ? self.toNanos() : nanos[0];
  }

  public static int toHoursPart(Duration self) {
    return (int) (toHours(self) % 24);
  }

  public static int toMinutesPart(Duration self) {
    return (int) (toMinutes(self) % MINUTE);
  }

  public static int toSecondsPart(Duration self) {
    return (int) (getSeconds(self) % MINUTE);
  }

  public static boolean isZero(Duration self) {
    return Spans.isZero(Spans.of(self));
  }

  public static boolean isNegative(Duration self) {
    return getSeconds(self) < 0;
  }

  public static int compareTo(Duration self, Duration other) {
    return Spans.compare(Spans.of(self), Spans.of(other));
  }

  public static boolean equals(Duration self, @Nullable Object other) {
    return Moments.equal(self, other);
  }

  public static int hashCode(Duration self) {
    return Moments.hash(self);
  }

  public static Duration plus(Duration self, Duration other) {
    long[] sum = Spans.sum(Spans.of(self), Spans.of(other));
    return sum == null ? self.plus(other) : orSame(self, sum);
  }

  public static Duration minus(Duration self, Duration other) {
    long[] difference = Spans.difference(Spans.of(self), Spans.of(other));
    if (difference == null) {
      Dates.lose(self, other);
      return self.minus(other);
    }
    return orSame(self, difference);
  }

  public static Duration plusSeconds(Duration self, long seconds) {
    long[] sum = Spans.sum(Spans.of(self), new long[] {seconds, 0});
    return sum == null ? self.plusSeconds(Symbolic.concrete(seconds)) : orSame(self, sum);
  }

  public static Duration plusMinutes(Duration self, long minutes) {
    return Exact.productFits(minutes, MINUTE)
        ? plusSeconds(self, minutes * MINUTE)
        : self.plusMinutes(Symbolic.concrete(minutes));
  }

  public static Duration plusHours(Duration self, long hours) {
    return Exact.productFits(hours, HOUR)
        ? plusSeconds(self, hours * HOUR)
        : self.plusHours(Symbolic.concrete(hours));
  }

  public static Duration plusDays(Duration self, long days) {
    return Exact.productFits(days, DAY)
        ? plusSeconds(self, days * DAY)
        : self.plusDays(Symbolic.concrete(days));
  }

  public static Duration plusMillis(Duration self, long millis) {
    long[] sum = Spans.sum(Spans.of(self), Spans.ofParts(millis, 1000));
    if (sum == null) {
      Symbolic.lose();
      return self.plusMillis(Symbolic.concrete(millis));
    }
    return orSame(self, sum);
  }

  public static Duration negated(Duration self) {
    long[] negated = Spans.difference(new long[] {0, 0}, Spans.of(self));
    if (negated == null) {
      Dates.lose(self, self);
      return self.negated();
    }
    return Spans.duration(negated);
  }

  public static Duration abs(Duration self) {
    return isNegative(self) ? negated(self) : self;
  }

  /** The same object if nothing has been added, unless that is symbolic. */
  private static Duration orSame(Duration self, long[] span) {
    long[] own = Spans.of(self);
    boolean isOpen = Symbolic.isSymbolic(span[0]) || Symbolic.isSymbolic(span[1]);
    return !isOpen && own[0] == span[0] && own[1] == span[1] ? self : Spans.duration(span);
  }
}
