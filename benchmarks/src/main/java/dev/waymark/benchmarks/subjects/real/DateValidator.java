package dev.waymark.benchmarks.subjects.real;

import org.jspecify.annotations.Nullable;

/** Checks dates of the form {@code 2024-02-29} or {@code 29.2.2024} against the calendar. */
public final class DateValidator {
  private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  private final int firstYear;
  private final int lastYear;

  /** Why a date is not accepted. */
  public enum Result {
    VALID,
    MISSING,
    MALFORMED,
    NO_SUCH_MONTH,
    NO_SUCH_DAY,
    TOO_EARLY,
    TOO_LATE
  }

  /** Accepts years between the two, inclusively. */
  public DateValidator(int firstYear, int lastYear) {
    if (firstYear > lastYear) {
      throw new IllegalArgumentException(firstYear + " is after " + lastYear);
    }
    this.firstYear = firstYear;
    this.lastYear = lastYear;
  }

  /** What is wrong with {@code text}, if anything. */
  public Result validate(@Nullable String text) {
    if (text == null || text.isBlank()) {
      return Result.MISSING;
    }
    int[] parts = split(text.strip());
    if (parts == null) {
      return Result.MALFORMED;
    }
    return check(parts[0], parts[1], parts[2]);
  }

  /** What is wrong with this day, if anything. */
  public Result check(int year, int month, int day) {
    if (month < 1 || month > 12) {
      return Result.NO_SUCH_MONTH;
    }
    if (day < 1 || day > daysIn(year, month)) {
      return Result.NO_SUCH_DAY;
    }
    if (year < firstYear) {
      return Result.TOO_EARLY;
    }
    return year > lastYear ? Result.TOO_LATE : Result.VALID;
  }

  /** Year, month and day; null if {@code text} is of neither form. */
  private static int @Nullable [] split(String text) {
    if (text.length() == 10 && text.charAt(4) == '-' && text.charAt(7) == '-') {
      return numbers(text.substring(0, 4), text.substring(5, 7), text.substring(8));
    }
    String[] parts = text.split("\\.", -1);
    if (parts.length == 3 && parts[2].length() == 4) {
      return numbers(parts[2], parts[1], parts[0]);
    }
    return null;
  }

  private static int @Nullable [] numbers(String... parts) {
    int[] numbers = new int[parts.length];
    for (int i = 0; i < parts.length; i++) {
      if (parts[i].isEmpty() || parts[i].length() > 4) {
        return null;
      }
      for (int j = 0; j < parts[i].length(); j++) {
        char c = parts[i].charAt(j);
        if (c < '0' || c > '9') {
          return null;
        }
        numbers[i] = numbers[i] * 10 + (c - '0');
      }
    }
    return numbers;
  }

  /** Whether {@code year} has a 29th of February. */
  public static boolean isLeapYear(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  /** How many days a month, 1 to 12, has. */
  public static int daysIn(int year, int month) {
    return month == 2 && isLeapYear(year) ? 29 : DAYS[month - 1];
  }

  /** The day after, in the form {@code 2024-02-29}; empty if {@code text} is not valid. */
  public String next(String text) {
    if (validate(text) != Result.VALID) {
      return "";
    }
    int[] parts = split(text.strip());
    if (parts == null) {
      throw new IllegalStateException(text);
    }
    int year = parts[0];
    int month = parts[1];
    int day = parts[2] + 1;
    if (day > daysIn(year, month)) {
      day = 1;
      month++;
    }
    if (month > 12) {
      month = 1;
      year++;
    }
    return String.format("%04d-%02d-%02d", year, month, day);
  }
}
