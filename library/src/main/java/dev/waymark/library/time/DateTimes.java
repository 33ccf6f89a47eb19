package dev.waymark.library.time;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;

/**
 * A date with a time keeps the objects that it was made of, and these may carry. So it carries
 * nothing of its own, but is known as one that does.
 */
public final class DateTimes {
  private DateTimes() {}

  public static LocalDateTime make(LocalDate date, LocalTime time) {
    LocalDateTime both = LocalDateTime.of(date, time);
    if (Carriers.contents(date) != null || Carriers.contents(time) != null) {
      Carriers.put(both, new Object[] {date, time});
    }
    return both;
  }

  /** The same object if its parts are. */
  @SuppressWarnings("ReferenceEquality")
  public static LocalDateTime with(LocalDateTime self, LocalDate date, LocalTime time) {
    return self.toLocalDate() == date && self.toLocalTime() == time ? self : make(date, time);
  }

  /** So many hours, minutes or seconds later, of which a day has {@code perDay}. */
  public static LocalDateTime plus(LocalDateTime self, long amount, int perDay) {
    return shifted(self, amount, perDay, 1);
  }

  /** So many hours, minutes or seconds earlier, of which a day has {@code perDay}. */
  public static LocalDateTime minus(LocalDateTime self, long amount, int perDay) {
    return shifted(self, amount, perDay, -1);
  }

  private static LocalDateTime shifted(LocalDateTime self, long amount, int perDay, int sign) {
    if (DateArithmetic.isNothing(amount)) {
      return self;
    }
    LocalTime time = self.toLocalTime();
    int later = Times.later(time, sign * (amount % perDay), perDay);
    long days = sign * (amount / perDay) + later / perDay - 1;
    LocalDate date = DateArithmetic.plusDays(self.toLocalDate(), days);
    int units = later % perDay;
    boolean isSame = DateArithmetic.isNothing((long) units - Times.units(time, perDay));
    return with(self, date, isSame ? time : Times.withUnits(time, units, perDay));
  }

  /** Seconds and nanoseconds from the start of 1970. */
  static long[] span(LocalDateTime self) {
    long day = Dates.epochDay(self.toLocalDate());
    LocalTime time = self.toLocalTime();
    return new long[] {day * Times.SECONDS + Times.second(time), Times.of(time)[3]};
  }

  public static boolean isBefore(LocalDateTime a, LocalDateTime b) {
    long first = Dates.rank(a.toLocalDate());
    long second = Dates.rank(b.toLocalDate());
    return first < second
        || (first == second && Times.nano(a.toLocalTime()) < Times.nano(b.toLocalTime()));
  }

  /** As {@link LocalDateTime#compareTo}. */
  public static int compare(LocalDateTime a, LocalDateTime b) {
    int dates = Dates.compare(a.toLocalDate(), b.toLocalDate());
    int times = Times.compare(a.toLocalTime(), b.toLocalTime());
    return Symbolic.choose(Symbolic.equal(dates, 0), times, dates);
  }

  /** 1 if they are the same, else 0. */
  public static int same(LocalDateTime a, LocalDateTime b) {
    return Dates.same(a.toLocalDate(), b.toLocalDate())
        & Times.same(a.toLocalTime(), b.toLocalTime());
  }

  public static int hash(LocalDateTime self) {
    return Dates.hash(self.toLocalDate()) ^ Times.hash(self.toLocalTime());
  }
}
