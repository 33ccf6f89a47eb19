package dev.waymark.library.java.time;

import dev.waymark.library.time.DateArithmetic;
import dev.waymark.library.time.DateTimes;
import dev.waymark.library.time.Dates;
import dev.waymark.library.time.Moments;
import dev.waymark.library.time.Times;
import dev.waymark.library.time.ZonedInstants;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDateTime;
import org.jspecify.annotations.Nullable;

/** {@link LocalDateTime}: its date and its time may carry. */
public final class LocalDateTimeModel {
  private LocalDateTimeModel() {}

  public static LocalDateTime now(Clock clock) {
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
    return ZonedInstants.areFollowed(instant, zone)
        ? ZonedInstants.both(instant, zone)
        : LocalDateTime.ofInstant(instant, zone);
  }

  public static LocalDateTime of(LocalDate date, LocalTime time) {
    return DateTimes.make(date, time);
  }

  public static LocalDateTime of(int year, int month, int day, int hour, int minute) {
    return DateTimes.make(LocalDateModel.of(year, month, day), LocalTimeModel.of(hour, minute));
  }

  public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second) {
    return DateTimes.make(
        LocalDateModel.of(year, month, day), LocalTimeModel.of(hour, minute, second));
  }

  public static LocalDate toLocalDate(LocalDateTime self) {
    return self.toLocalDate();
  }

  public static LocalTime toLocalTime(LocalDateTime self) {
    return self.toLocalTime();
  }

  public static int getYear(LocalDateTime self) {
    return LocalDateModel.getYear(self.toLocalDate());
  }

  public static int getMonthValue(LocalDateTime self) {
    return LocalDateModel.getMonthValue(self.toLocalDate());
  }

  public static int getDayOfMonth(LocalDateTime self) {
    return LocalDateModel.getDayOfMonth(self.toLocalDate());
  }

  public static int getDayOfYear(LocalDateTime self) {
    return LocalDateModel.getDayOfYear(self.toLocalDate());
  }

  public static int getHour(LocalDateTime self) {
    return LocalTimeModel.getHour(self.toLocalTime());
  }

  public static int getMinute(LocalDateTime self) {
    return LocalTimeModel.getMinute(self.toLocalTime());
  }

  public static int getSecond(LocalDateTime self) {
    return LocalTimeModel.getSecond(self.toLocalTime());
  }

  public static int getNano(LocalDateTime self) {
    return LocalTimeModel.getNano(self.toLocalTime());
  }

  public static Month getMonth(LocalDateTime self) {
    return LocalDateModel.getMonth(self.toLocalDate());
  }

  public static DayOfWeek getDayOfWeek(LocalDateTime self) {
    return LocalDateModel.getDayOfWeek(self.toLocalDate());
  }

  public static boolean isBefore(LocalDateTime self, ChronoLocalDateTime<?> other) {
    if (other instanceof LocalDateTime both) {
      return DateTimes.isBefore(self, both);
    }
    Dates.lose(self, other);
    return self.isBefore(other);
  }

  public static boolean isAfter(LocalDateTime self, ChronoLocalDateTime<?> other) {
    if (other instanceof LocalDateTime both) {
      return DateTimes.isBefore(both, self);
    }
    Dates.lose(self, other);
    return self.isAfter(other);
  }

  public static boolean isEqual(LocalDateTime self, ChronoLocalDateTime<?> other) {
    if (other instanceof LocalDateTime both) {
      return DateTimes.same(self, both) == 1;
    }
    Dates.lose(self, other);
    return self.isEqual(other);
  }

  public static int compareTo(LocalDateTime self, ChronoLocalDateTime<?> other) {
    if (other instanceof LocalDateTime both) {
      return DateTimes.compare(self, both);
    }
    Dates.lose(self, other);
    return self.compareTo(other);
  }

  public static boolean equals(LocalDateTime self, @Nullable Object other) {
    return Moments.equal(self, other);
  }

  public static int hashCode(LocalDateTime self) {
    return Moments.hash(self);
  }

  public static LocalDateTime plusDays(LocalDateTime self, long days) {
    LocalDate date = DateArithmetic.plusDays(self.toLocalDate(), days);
    return DateTimes.with(self, date, self.toLocalTime());
  }

  public static LocalDateTime minusDays(LocalDateTime self, long days) {
    LocalDate date = DateArithmetic.minusDays(self.toLocalDate(), days);
    return DateTimes.with(self, date, self.toLocalTime());
  }

  public static LocalDateTime plusWeeks(LocalDateTime self, long weeks) {
    LocalDate date = DateArithmetic.plusWeeks(self.toLocalDate(), weeks);
    return DateTimes.with(self, date, self.toLocalTime());
  }

  public static LocalDateTime minusWeeks(LocalDateTime self, long weeks) {
    LocalDate date = DateArithmetic.minusWeeks(self.toLocalDate(), weeks);
    return DateTimes.with(self, date, self.toLocalTime());
  }

  public static LocalDateTime plusMonths(LocalDateTime self, long months) {
    LocalDate date = DateArithmetic.plusMonths(self.toLocalDate(), months);
    return DateTimes.with(self, date, self.toLocalTime());
  }

  public static LocalDateTime minusMonths(LocalDateTime self, long months) {
    LocalDate date = DateArithmetic.minusMonths(self.toLocalDate(), months);
    return DateTimes.with(self, date, self.toLocalTime());
  }

  public static LocalDateTime plusYears(LocalDateTime self, long years) {
    LocalDate date = DateArithmetic.plusYears(self.toLocalDate(), years);
    return DateTimes.with(self, date, self.toLocalTime());
  }

  public static LocalDateTime minusYears(LocalDateTime self, long years) {
    LocalDate date = DateArithmetic.minusYears(self.toLocalDate(), years);
    return DateTimes.with(self, date, self.toLocalTime());
  }

  public static LocalDateTime plusHours(LocalDateTime self, long hours) {
    return DateTimes.plus(self, hours, Times.HOURS);
  }

  public static LocalDateTime minusHours(LocalDateTime self, long hours) {
    return DateTimes.minus(self, hours, Times.HOURS);
  }

  public static LocalDateTime plusMinutes(LocalDateTime self, long minutes) {
    return DateTimes.plus(self, minutes, Times.MINUTES);
  }

  public static LocalDateTime minusMinutes(LocalDateTime self, long minutes) {
    return DateTimes.minus(self, minutes, Times.MINUTES);
  }

  public static LocalDateTime plusSeconds(LocalDateTime self, long seconds) {
    return DateTimes.plus(self, seconds, Times.SECONDS);
  }

  public static LocalDateTime minusSeconds(LocalDateTime self, long seconds) {
    return DateTimes.minus(self, seconds, Times.SECONDS);
  }
}
