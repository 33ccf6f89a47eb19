package dev.waymark.library.java.time;

import dev.waymark.library.DateParsing;
import dev.waymark.library.MomentText;
import dev.waymark.library.number.Lengths;
import dev.waymark.library.time.DateArithmetic;
import dev.waymark.library.time.DateTimes;
import dev.waymark.library.time.Dates;
import dev.waymark.library.time.Days;
import dev.waymark.library.time.ZonedInstants;
import dev.waymark.probe.Symbolic;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDate;
import org.jspecify.annotations.Nullable;

/** {@link LocalDate}: its year, month and day may be symbolic. */
public final class LocalDateModel {
  private LocalDateModel() {}

  public static LocalDate now(Clock clock) {
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static LocalDate ofInstant(Instant instant, ZoneId zone) {
    return ZonedInstants.areFollowed(instant, zone)
        ? ZonedInstants.date(instant, zone)
        : LocalDate.ofInstant(instant, zone);
  }

  public static LocalDate of(int year, int month, int day) {
    if (Dates.isYear(year) && Dates.isMonth(month) && Dates.isDay(year, month, day)) {
      return Dates.make(year, month, day);
    }
    return LocalDate.of(Symbolic.concrete(year), Symbolic.concrete(month), Symbolic.concrete(day));
  }

  public static LocalDate of(int year, Month month, int day) {
    return Dates.isYear(year) ? of(year, month.getValue(), day) : of(year, 1, day);
  }

  public static LocalDate ofEpochDay(long epochDay) {
    return Days.isDate(epochDay)
        ? Dates.ofEpochDay(epochDay)
        : LocalDate.ofEpochDay(Symbolic.concrete(epochDay));
  }

  public static LocalDate ofYearDay(int year, int day) {
    if (Dates.isYear(year) && day >= 1 && day <= 365 + Days.isLeap(year)) {
      return Dates.ofEpochDay(Days.toEpoch(year, 1, 1) + day - 1);
    }
    return LocalDate.ofYearDay(Symbolic.concrete(year), Symbolic.concrete(day));
  }

  public static LocalDate parse(CharSequence text) {
    return DateParsing.parse(text);
  }

  public static int getYear(LocalDate self) {
    return Dates.of(self)[0];
  }

  public static int getMonthValue(LocalDate self) {
    return Dates.of(self)[1];
  }

  public static int getDayOfMonth(LocalDate self) {
    return Dates.of(self)[2];
  }

  public static Month getMonth(LocalDate self) {
    return Month.of(Lengths.place(getMonthValue(self) - 1, Days.MONTHS) + 1);
  }

  public static int getDayOfYear(LocalDate self) {
    int[] fields = Dates.of(self);
    return Days.beforeMonth(fields[0], fields[1]) + fields[2];
  }

  public static DayOfWeek getDayOfWeek(LocalDate self) {
    int place = Lengths.place(Days.inWeek(Dates.epochDay(self)), Days.WEEK);
    return DayOfWeek.of(place + 1);
  }

  public static boolean isLeapYear(LocalDate self) {
    return Days.isLeap(getYear(self)) == 1;
  }

  public static int lengthOfMonth(LocalDate self) {
    return Days.inMonth(getYear(self), getMonthValue(self));
  }

  public static int lengthOfYear(LocalDate self) {
    return 365 + Days.isLeap(getYear(self));
  }

  public static long toEpochDay(LocalDate self) {
    return Dates.epochDay(self);
  }

  public static boolean isBefore(LocalDate self, ChronoLocalDate other) {
    if (other instanceof LocalDate date) {
      return Dates.rank(self) < Dates.rank(date);
    }
    Dates.lose(self, other);
    return self.isBefore(other);
  }

  public static boolean isAfter(LocalDate self, ChronoLocalDate other) {
    if (other instanceof LocalDate date) {
      return Dates.rank(self) > Dates.rank(date);
    }
    Dates.lose(self, other);
    return self.isAfter(other);
  }

  public static boolean isEqual(LocalDate self, ChronoLocalDate other) {
    if (other instanceof LocalDate date) {
      return Dates.same(self, date) == 1;
    }
    Dates.lose(self, other);
    return self.isEqual(other);
  }

  public static int compareTo(LocalDate self, ChronoLocalDate other) {
    if (other instanceof LocalDate date) {
      return Dates.compare(self, date);
    }
    Dates.lose(self, other);
    return self.compareTo(other);
  }

  public static boolean equals(LocalDate self, @Nullable Object other) {
    return self == other || (other instanceof LocalDate date && Dates.same(self, date) == 1);
  }

  public static int hashCode(LocalDate self) {
    return Dates.hash(self);
  }

  public static LocalDate plusDays(LocalDate self, long days) {
    return DateArithmetic.plusDays(self, days);
  }

  public static LocalDate minusDays(LocalDate self, long days) {
    return DateArithmetic.minusDays(self, days);
  }

  public static LocalDate plusWeeks(LocalDate self, long weeks) {
    return DateArithmetic.plusWeeks(self, weeks);
  }

  public static LocalDate minusWeeks(LocalDate self, long weeks) {
    return DateArithmetic.minusWeeks(self, weeks);
  }

  public static LocalDate plusMonths(LocalDate self, long months) {
    return DateArithmetic.plusMonths(self, months);
  }

  public static LocalDate minusMonths(LocalDate self, long months) {
    return DateArithmetic.minusMonths(self, months);
  }

  public static LocalDate plusYears(LocalDate self, long years) {
    return DateArithmetic.plusYears(self, years);
  }

  public static LocalDate minusYears(LocalDate self, long years) {
    return DateArithmetic.minusYears(self, years);
  }

  public static LocalDate withDayOfMonth(LocalDate self, int day) {
    return DateArithmetic.withDay(self, day);
  }

  public static LocalDate withMonth(LocalDate self, int month) {
    return DateArithmetic.withMonth(self, month);
  }

  public static LocalDate withYear(LocalDate self, int year) {
    return DateArithmetic.withYear(self, year);
  }

  public static LocalDateTime atStartOfDay(LocalDate self) {
    return DateTimes.make(self, LocalTime.MIDNIGHT);
  }

  public static LocalDateTime atTime(LocalDate self, LocalTime time) {
    return DateTimes.make(self, time);
  }

  public static LocalDateTime atTime(LocalDate self, int hour, int minute) {
    return DateTimes.make(self, LocalTimeModel.of(hour, minute));
  }

  public static String toString(LocalDate self) {
    return MomentText.of(self);
  }
}
