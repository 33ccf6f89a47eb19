package dev.waymark.library.time;

import dev.waymark.library.number.Flags;
import dev.waymark.probe.Symbolic;

/** The calendar: years, months and days as numbers, without a branch. */
public final class Days {
  public static final int MAX_YEAR = 999_999_999;
  public static final int MONTHS = 12;
  public static final int WEEK = 7;

  /** All dates are in cycles of 400 years from this one on. */
  private static final int FIRST_YEAR = -1_000_000_000;

  private static final long CYCLES_BEFORE = -FIRST_YEAR / 400;
  private static final int CYCLE = 146_097;

  /** From the first of March of the year 0 to the first day of 1970. */
  private static final long MARCH_TO_EPOCH = 719_468;

  private static final long SHIFT = CYCLES_BEFORE * CYCLE + MARCH_TO_EPOCH;

  private Days() {}

  /** 1 if the year has 366 days, else 0. */
  public static int isLeap(int year) {
    int isFourth = Flags.same(year & 3, 0);
    int isHundredth = Flags.same(year % 100, 0);
    return isFourth & (Flags.not(isHundredth) | Flags.same(year % 400, 0));
  }

  public static int inMonth(int year, int month) {
    int others = 30 + ((month + Flags.less(7, month)) & 1);
    return Symbolic.choose(Symbolic.equal(month, 2), 28 + isLeap(year), others);
  }

  /** How many days of the year are before the month. */
  public static int beforeMonth(int year, int month) {
    int asIfLong = (367 * month - 362) / MONTHS;
    return asIfLong - Symbolic.choose(Flags.less(2, month), 2 - isLeap(year), 0);
  }

  /** The days from the first of 1970 to a date: counted from March, so that a leap day is last. */
  public static long toEpoch(int year, int month, int day) {
    int isEarly = Flags.less(month, 3);
    long march = (long) year - FIRST_YEAR - isEarly;
    int monthFromMarch = month - 3 + MONTHS * isEarly;
    int dayFromMarch = (153 * monthFromMarch + 2) / 5 + day - 1;
    return march * 365 + march / 4 - march / 100 + march / 400 + dayFromMarch - SHIFT;
  }

  /** The year, month and day; these are in range if the day is that of a date. */
  public static int[] fromEpoch(long epochDay) {
    long days = epochDay + SHIFT;
    long century = (4 * days + 3) / CYCLE;
    int inCentury = (int) (days - CYCLE * century / 4);
    int year = (4 * inCentury + 3) / 1461;
    int inYear = inCentury - 1461 * year / 4;
    int month = (5 * inYear + 2) / 153;
    int day = inYear - (153 * month + 2) / 5 + 1;
    int isEarly = Flags.less(9, month);
    int marchYear = (int) (century * 100 + FIRST_YEAR) + year;
    return new int[] {marchYear + isEarly, month + 3 - MONTHS * isEarly, day};
  }

  /** From 0 for Monday to 6. */
  public static int inWeek(long epochDay) {
    return (int) ((epochDay + SHIFT + 2) % WEEK);
  }

  /** 1 if the day is that of a date, else 0. */
  public static boolean isDate(long epochDay) {
    return epochDay >= toEpoch(-MAX_YEAR, 1, 1) && epochDay <= toEpoch(MAX_YEAR, 12, 31);
  }
}
