package dev.waymark.library.time;

import dev.waymark.library.number.Exact;
import dev.waymark.library.number.Extremes;
import dev.waymark.library.number.Flags;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.time.LocalDate;

/** Dates by their year, month and day, which may be symbolic. */
public final class Dates {
  private static final int LEAST_LENGTH = 28;

  private Dates() {}

  /** The year, the month and the day. */
  public static int[] of(LocalDate date) {
    int[] carried = (int[]) Carriers.contents(date);
    return carried == null
        ? new int[] {date.getYear(), date.getMonthValue(), date.getDayOfMonth()}
        : carried;
  }

  /** A date that exists. */
  public static LocalDate make(int year, int month, int day) {
    LocalDate date =
        LocalDate.of(Symbolic.concrete(year), Symbolic.concrete(month), Symbolic.concrete(day));
    if (Symbolic.isSymbolic(year) || Symbolic.isSymbolic(month) || Symbolic.isSymbolic(day)) {
      carry(date, new int[] {year, month, day});
    }
    return date;
  }

  /** Notes what is in {@code date}, which nobody else has. */
  public static void carry(LocalDate date, int[] fields) {
    Carriers.put(date, fields);
  }

  public static boolean isYear(long year) {
    return Exact.isBetween(year, -Days.MAX_YEAR, Days.MAX_YEAR) == 1;
  }

  public static boolean isMonth(int month) {
    return Exact.isBetween(month, 1, Days.MONTHS) == 1;
  }

  /** Whether there is such a date in a month that there is. */
  public static boolean isDay(int year, int month, int day) {
    return day >= 1 && (day <= LEAST_LENGTH || day <= Days.inMonth(year, month));
  }

  /** The date, or the last of its month if there is none. */
  public static LocalDate last(int year, int month, int day) {
    return day <= LEAST_LENGTH
        ? make(year, month, day)
        : make(year, month, Extremes.min(day, Days.inMonth(year, month)));
  }

  public static LocalDate ofEpochDay(long epochDay) {
    int[] fields = Days.fromEpoch(epochDay);
    return make(fields[0], fields[1], fields[2]);
  }

  public static long epochDay(LocalDate date) {
    int[] fields = of(date);
    return Days.toEpoch(fields[0], fields[1], fields[2]);
  }

  /** Months since the year 0. */
  public static long months(LocalDate date) {
    int[] fields = of(date);
    return fields[0] * (long) Days.MONTHS + fields[1] - 1;
  }

  /** A number that is larger for a later date. */
  public static long rank(LocalDate date) {
    int[] fields = of(date);
    return fields[0] * 512L + fields[1] * 32L + fields[2];
  }

  /** As {@link LocalDate#compareTo}: the difference of the first fields that differ. */
  public static int compare(LocalDate a, LocalDate b) {
    int[] first = of(a);
    int[] second = of(b);
    int months = first[1] - second[1];
    int later = Symbolic.choose(Flags.same(months, 0), first[2] - second[2], months);
    int years = first[0] - second[0];
    return Symbolic.choose(Flags.same(years, 0), later, years);
  }

  /** 1 if the dates are the same, else 0. */
  public static int same(LocalDate a, LocalDate b) {
    int[] first = of(a);
    int[] second = of(b);
    return Symbolic.equal(first[0], second[0])
        & Symbolic.equal(first[1], second[1])
        & Symbolic.equal(first[2], second[2]);
  }

  public static int hash(LocalDate date) {
    int[] fields = of(date);
    int year = fields[0];
    return (year & 0xFFFF_F800) ^ ((year << 11) + (fields[1] << 6) + fields[2]);
  }

  /** What the JDK is about to make of these depends on what they carry. */
  public static void lose(Object a, Object b) {
    if (Carriers.contents(a) != null || Carriers.contents(b) != null) {
      Symbolic.lose();
    }
  }
}
