package dev.waymark.library.time;

import dev.waymark.library.number.Exact;
import dev.waymark.probe.Symbolic;
import java.time.LocalDate;

/** Dates before and after others; the JDK itself refuses what is out of range. */
public final class DateArithmetic {
  private static final int LEAST_LENGTH = 28;

  private DateArithmetic() {}

  /** Whether nothing is to be added: then the result is the same object. */
  static boolean isNothing(long amount) {
    return !Symbolic.isSymbolic(amount) && amount == 0;
  }

  public static LocalDate plusDays(LocalDate self, long days) {
    if (isNothing(days)) {
      return self;
    }
    int[] fields = Dates.of(self);
    long day = fields[2] + days;
    if (day > 0 && day <= LEAST_LENGTH) {
      return Dates.make(fields[0], fields[1], (int) day);
    }
    long start = Dates.epochDay(self);
    if (Exact.sumFits(start, days) && Days.isDate(start + days)) {
      return Dates.ofEpochDay(start + days);
    }
    return self.plusDays(Symbolic.concrete(days));
  }

  public static LocalDate minusDays(LocalDate self, long days) {
    return days == Long.MIN_VALUE ? self.minusDays(Long.MIN_VALUE) : plusDays(self, -days);
  }

  public static LocalDate plusWeeks(LocalDate self, long weeks) {
    return Exact.productFits(weeks, Days.WEEK)
        ? plusDays(self, weeks * Days.WEEK)
        : self.plusWeeks(Symbolic.concrete(weeks));
  }

  public static LocalDate minusWeeks(LocalDate self, long weeks) {
    return Exact.productFits(weeks, -Days.WEEK)
        ? plusDays(self, -weeks * Days.WEEK)
        : self.minusWeeks(Symbolic.concrete(weeks));
  }

  public static LocalDate plusMonths(LocalDate self, long months) {
    return isNothing(months) ? self : inMonth(self, months, 1);
  }

  public static LocalDate minusMonths(LocalDate self, long months) {
    return isNothing(months) ? self : inMonth(self, months, -1);
  }

  /** So many months later, or earlier if the sign is negative. */
  private static LocalDate inMonth(LocalDate self, long months, int sign) {
    long limit = 2L * (Days.MAX_YEAR + 1) * Days.MONTHS;
    if (Exact.isBetween(months, -limit, limit) == 1) {
      long fromFirst = Dates.months(self) + sign * months + limit / 2;
      long year = fromFirst / Days.MONTHS - Days.MAX_YEAR - 1;
      if (fromFirst >= Days.MONTHS && year <= Days.MAX_YEAR) {
        return Dates.last((int) year, (int) (fromFirst % Days.MONTHS) + 1, Dates.of(self)[2]);
      }
    }
    long amount = Symbolic.concrete(months);
    return sign > 0 ? self.plusMonths(amount) : self.minusMonths(amount);
  }

  public static LocalDate plusYears(LocalDate self, long years) {
    if (isNothing(years)) {
      return self;
    }
    int[] fields = Dates.of(self);
    long year = fields[0] + years;
    return Dates.isYear(year)
        ? Dates.last((int) year, fields[1], fields[2])
        : self.plusYears(Symbolic.concrete(years));
  }

  public static LocalDate minusYears(LocalDate self, long years) {
    if (isNothing(years)) {
      return self;
    }
    int[] fields = Dates.of(self);
    long year = fields[0] - years;
    return Dates.isYear(year)
        ? Dates.last((int) year, fields[1], fields[2])
        : self.minusYears(Symbolic.concrete(years));
  }

  public static LocalDate withDay(LocalDate self, int day) {
    int[] fields = Dates.of(self);
    if (isNothing((long) day - fields[2])) {
      return self;
    }
    return Dates.isDay(fields[0], fields[1], day)
        ? Dates.make(fields[0], fields[1], day)
        : self.withDayOfMonth(Symbolic.concrete(day));
  }

  public static LocalDate withMonth(LocalDate self, int month) {
    int[] fields = Dates.of(self);
    if (isNothing((long) month - fields[1])) {
      return self;
    }
    return Dates.isMonth(month)
        ? Dates.last(fields[0], month, fields[2])
        : self.withMonth(Symbolic.concrete(month));
  }

  public static LocalDate withYear(LocalDate self, int year) {
    int[] fields = Dates.of(self);
    if (isNothing((long) year - fields[0])) {
      return self;
    }
    return Dates.isYear(year)
        ? Dates.last(year, fields[1], fields[2])
        : self.withYear(Symbolic.concrete(year));
  }
}
