package dev.waymark.library.java.time;

import dev.waymark.library.time.Dates;
import dev.waymark.library.time.Moments;
import dev.waymark.library.time.Spans;
import dev.waymark.probe.Symbolic;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.TemporalAmount;
import org.jspecify.annotations.Nullable;

/** {@link Instant}: its seconds and nanoseconds may be symbolic. */
public final class InstantModel {
  private InstantModel() {}

  public static Instant now(Clock clock) {
    return clock.instant();
  }

  public static Instant ofEpochSecond(long second) {
    long[] span = {second, 0};
    return Spans.isInstant(span)
        ? Spans.instant(span)
        : Instant.ofEpochSecond(Symbolic.concrete(second));
  }

  public static Instant ofEpochMilli(long milli) {
    return Spans.instant(Spans.ofParts(milli, 1000));
  }

  public static long getEpochSecond(Instant self) {
    return Spans.of(self)[0];
  }

  public static int getNano(Instant self) {
    return (int) Spans.of(self)[1];
  }

  /** Rounded down, as a duration is not. */
  public static long toEpochMilli(Instant self) {
    long[] span = Spans.of(self);
    long[] millis = Spans.parts(new long[] {span[0], span[1] - span[1] % 1_000_000}, 1000);
    return millis == null ? self.toEpochMilli() : millis[0];
  }

  public static boolean isBefore(Instant self, Instant other) {
    return compareTo(self, other) < 0;
  }

  public static boolean isAfter(Instant self, Instant other) {
    return compareTo(self, other) > 0;
  }

  public static int compareTo(Instant self, Instant other) {
    return Spans.compare(Spans.of(self), Spans.of(other));
  }

  public static boolean equals(Instant self, @Nullable Object other) {
    return Moments.equal(self, other);
  }

  public static int hashCode(Instant self) {
    return Moments.hash(self);
  }

  public static Instant plusSeconds(Instant self, long seconds) {
    long[] sum = sum(Spans.of(self), new long[] {seconds, 0});
    return sum == null ? self.plusSeconds(Symbolic.concrete(seconds)) : orSame(self, sum);
  }

  public static Instant minusSeconds(Instant self, long seconds) {
    long[] rest = difference(Spans.of(self), new long[] {seconds, 0});
    return rest == null ? self.minusSeconds(Symbolic.concrete(seconds)) : orSame(self, rest);
  }

  public static Instant plusMillis(Instant self, long millis) {
    long[] sum = sum(Spans.of(self), Spans.ofParts(millis, 1000));
    return sum == null ? self.plusMillis(Symbolic.concrete(millis)) : orSame(self, sum);
  }

  public static Instant minusMillis(Instant self, long millis) {
    long[] rest = difference(Spans.of(self), Spans.ofParts(millis, 1000));
    return rest == null ? self.minusMillis(Symbolic.concrete(millis)) : orSame(self, rest);
  }

  /** The JDK adds the seconds first, and they alone may be too many. */
  public static Instant plus(Instant self, TemporalAmount amount) {
    if (amount instanceof Duration duration) {
      long[] span = Spans.of(duration);
      long[] near = sum(Spans.of(self), new long[] {span[0], 0});
      long[] sum = near == null ? null : sum(near, new long[] {0, span[1]});
      return sum == null ? self.plus(amount) : orSame(self, sum);
    }
    Dates.lose(self, amount);
    return self.plus(amount);
  }

  public static Instant minus(Instant self, TemporalAmount amount) {
    if (amount instanceof Duration duration) {
      long[] span = Spans.of(duration);
      long[] near = difference(Spans.of(self), new long[] {span[0], 0});
      long[] rest = near == null ? null : difference(near, new long[] {0, span[1]});
      return rest == null ? self.minus(amount) : orSame(self, rest);
    }
    Dates.lose(self, amount);
    return self.minus(amount);
  }

  private static long @Nullable [] sum(long[] a, long[] b) {
    long[] sum = Spans.sum(a, b);
    return sum != null && Spans.isInstant(sum) ? sum : null;
  }

  private static long @Nullable [] difference(long[] a, long[] b) {
    long[] difference = Spans.difference(a, b);
    return difference != null && Spans.isInstant(difference) ? difference : null;
  }

  /** The same object if nothing has been added, unless that is symbolic. */
  private static Instant orSame(Instant self, long[] span) {
    long[] own = Spans.of(self);
    boolean isOpen = Symbolic.isSymbolic(span[0]) || Symbolic.isSymbolic(span[1]);
    return !isOpen && own[0] == span[0] && own[1] == span[1] ? self : Spans.instant(span);
  }
}
