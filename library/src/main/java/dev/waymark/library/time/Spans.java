package dev.waymark.library.time;

import dev.waymark.library.number.Exact;
import dev.waymark.library.number.Flags;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoField;
import org.jspecify.annotations.Nullable;

/** Seconds with nanoseconds from 0 to below a second, as durations and instants have them. */
public final class Spans {
  public static final long SECOND = 1_000_000_000L;

  private static final long FIRST_INSTANT = -31_557_014_167_219_200L;
  private static final long LAST_INSTANT = 31_556_889_864_403_199L;

  private Spans() {}

  public static long[] of(Duration duration) {
    long[] carried = (long[]) Carriers.contents(duration);
    return carried == null ? new long[] {duration.getSeconds(), duration.getNano()} : carried;
  }

  public static long[] of(Instant instant) {
    long[] carried = (long[]) Carriers.contents(instant);
    return carried == null ? new long[] {instant.getEpochSecond(), instant.getNano()} : carried;
  }

  /** The JDK has one duration without length, so whether this is it is decided. */
  @SuppressWarnings("JavaDurationWithNanos") // it refuses what is no fraction of a second
  public static Duration duration(long[] span) {
    boolean carries = isSymbolic(span) && !isZero(span);
    int nanos = Symbolic.concrete((int) span[1]);
    Duration duration = Duration.ofSeconds(Symbolic.concrete(span[0])).withNanos(nanos);
    if (carries) {
      carry(duration, span);
    }
    return duration;
  }

  /** The JDK has one epoch, so whether this is it is decided; others are in range. */
  public static Instant instant(long[] span) {
    boolean carries = isSymbolic(span) && !isZero(span);
    long nanos = Symbolic.concrete(span[1]);
    Instant instant =
        Instant.ofEpochSecond(Symbolic.concrete(span[0])).with(ChronoField.NANO_OF_SECOND, nanos);
    if (carries) {
      carry(instant, span);
    }
    return instant;
  }

  /** Notes what is in a duration or an instant that nobody else has. */
  public static void carry(Object object, long[] span) {
    Carriers.put(object, span);
  }

  private static boolean isSymbolic(long[] span) {
    return Symbolic.isSymbolic(span[0]) || Symbolic.isSymbolic(span[1]);
  }

  public static boolean isZero(long[] span) {
    return (Flags.same(span[0], 0L) & Flags.same(span[1], 0L)) == 1;
  }

  public static boolean isInstant(long[] span) {
    return Exact.isBetween(span[0], FIRST_INSTANT, LAST_INSTANT) == 1;
  }

  /** A number of parts of a second, which has {@code parts} of them. */
  public static long[] ofParts(long amount, long parts) {
    long rest = amount % parts;
    int isBelow = (int) (rest >>> 63);
    long part = Symbolic.choose(isBelow, rest + parts, rest);
    return new long[] {amount / parts - isBelow, part * (SECOND / parts)};
  }

  /** The sum; null if that has too many seconds. */
  public static long @Nullable [] sum(long[] a, long[] b) {
    if (!Exact.sumFits(a[0], b[0])) {
      return null;
    }
    long seconds = a[0] + b[0];
    long nanos = a[1] + b[1];
    int isOver = Flags.less(SECOND - 1, nanos);
    return seconds == Long.MAX_VALUE && isOver == 1
        ? null
        : new long[] {seconds + isOver, nanos - isOver * SECOND};
  }

  /** The difference; null if that has too many seconds. */
  public static long @Nullable [] difference(long[] a, long[] b) {
    if (!Exact.differenceFits(a[0], b[0])) {
      return null;
    }
    long seconds = a[0] - b[0];
    long nanos = a[1] - b[1];
    int isBelow = (int) (nanos >>> 63);
    return seconds == Long.MIN_VALUE && isBelow == 1
        ? null
        : new long[] {seconds - isBelow, nanos + isBelow * SECOND};
  }

  /** Whole seconds, without a fraction on either side of zero. */
  public static long seconds(long[] span) {
    int isNegative = (int) (span[0] >>> 63);
    return span[0] + (isNegative & Flags.not(Flags.same(span[1], 0L)));
  }

  /** As a number of parts of a second, without a fraction on either side; null if too many. */
  public static long @Nullable [] parts(long[] span, long parts) {
    int isNegative = (int) (span[0] >>> 63);
    long seconds = span[0] + isNegative;
    long rest = (span[1] - isNegative * SECOND) / (SECOND / parts);
    return Exact.productFits(seconds, parts) && Exact.sumFits(seconds * parts, rest)
        ? new long[] {seconds * parts + rest}
        : null;
  }

  public static int compareSeconds(long[] a, long[] b, int otherwise) {
    int seconds = Symbolic.compare(a[0], b[0]);
    return Symbolic.choose(Symbolic.equal(seconds, 0), otherwise, seconds);
  }

  /** As {@code compareTo}: where the seconds are the same, how far the nanoseconds differ. */
  public static int compare(long[] a, long[] b) {
    return compareSeconds(a, b, (int) (a[1] - b[1]));
  }

  /** 1 if they are the same, else 0. */
  public static int same(long[] a, long[] b) {
    return Flags.same(a[0], b[0]) & Flags.same(a[1], b[1]);
  }

  public static int hash(long[] span) {
    return (int) (span[0] ^ (span[0] >>> 32)) + 51 * (int) span[1];
  }
}
