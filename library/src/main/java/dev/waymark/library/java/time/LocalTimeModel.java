package dev.waymark.library.java.time;

import dev.waymark.library.time.Moments;
import dev.waymark.library.time.Times;
import dev.waymark.library.time.ZonedInstants;
import dev.waymark.probe.Symbolic;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * {@link LocalTime}: its fields may be symbolic, but which of the whole hours it is, is decided.
 */
public final class LocalTimeModel {
  private LocalTimeModel() {}

  public static LocalTime now(Clock clock) {
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static LocalTime ofInstant(Instant instant, ZoneId zone) {
    return ZonedInstants.areFollowed(instant, zone)
        ? ZonedInstants.time(instant, zone)
        : LocalTime.ofInstant(instant, zone);
  }

  public static LocalTime of(int hour, int minute) {
    return Times.isTime(hour, minute, 0, 0)
        ? Times.make(hour, minute, 0, 0)
        : LocalTime.of(Symbolic.concrete(hour), Symbolic.concrete(minute));
  }

  public static LocalTime of(int hour, int minute, int second) {
    return Times.isTime(hour, minute, second, 0)
        ? Times.make(hour, minute, second, 0)
        : LocalTime.of(
            Symbolic.concrete(hour), Symbolic.concrete(minute), Symbolic.concrete(second));
  }

  public static LocalTime of(int hour, int minute, int second, int nano) {
    return Times.isTime(hour, minute, second, nano)
        ? Times.make(hour, minute, second, nano)
        : LocalTime.of(
            Symbolic.concrete(hour),
            Symbolic.concrete(minute),
            Symbolic.concrete(second),
            Symbolic.concrete(nano));
  }

  public static LocalTime ofSecondOfDay(long second) {
    return second >= 0 && second < Times.SECONDS
        ? Times.ofSecond((int) second, 0)
        : LocalTime.ofSecondOfDay(Symbolic.concrete(second));
  }

  public static int getHour(LocalTime self) {
    return Times.of(self)[0];
  }

  public static int getMinute(LocalTime self) {
    return Times.of(self)[1];
  }

  public static int getSecond(LocalTime self) {
    return Times.of(self)[2];
  }

  public static int getNano(LocalTime self) {
    return Times.of(self)[3];
  }

  public static int toSecondOfDay(LocalTime self) {
    return Times.second(self);
  }

  public static long toNanoOfDay(LocalTime self) {
    return Times.nano(self);
  }

  public static boolean isBefore(LocalTime self, LocalTime other) {
    return Times.nano(self) < Times.nano(other);
  }

  public static boolean isAfter(LocalTime self, LocalTime other) {
    return Times.nano(self) > Times.nano(other);
  }

  public static int compareTo(LocalTime self, LocalTime other) {
    return Times.compare(self, other);
  }

  public static boolean equals(LocalTime self, @Nullable Object other) {
    return Moments.equal(self, other);
  }

  public static int hashCode(LocalTime self) {
    return Moments.hash(self);
  }

  public static LocalTime plusHours(LocalTime self, long hours) {
    return Times.plus(self, hours, Times.HOURS);
  }

  public static LocalTime plusMinutes(LocalTime self, long minutes) {
    return Times.plus(self, minutes, Times.MINUTES);
  }

  public static LocalTime plusSeconds(LocalTime self, long seconds) {
    return Times.plus(self, seconds, Times.SECONDS);
  }

  public static LocalTime minusHours(LocalTime self, long hours) {
    return Times.plus(self, -(hours % Times.HOURS), Times.HOURS);
  }

  public static LocalTime minusMinutes(LocalTime self, long minutes) {
    return Times.plus(self, -(minutes % Times.MINUTES), Times.MINUTES);
  }

  public static LocalTime minusSeconds(LocalTime self, long seconds) {
    return Times.plus(self, -(seconds % Times.SECONDS), Times.SECONDS);
  }
}
