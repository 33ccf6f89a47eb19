package dev.waymark.confirm.samples;

import java.nio.charset.Charset;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.Set;

/** Depends on where and when it is run. */
@SuppressWarnings({
  "DefaultCharset",
  "JavaTimeDefaultTimeZone",
  "JavaUtilDate",
  "NullAway",
  "StringCaseLocaleUsage"
})
final class Clocks {
  private final long made = System.currentTimeMillis() / 86_400_000;

  long made() {
    return made;
  }

  int size() {
    return 3;
  }

  static long day() {
    return System.currentTimeMillis() / 86_400_000;
  }

  static int year() {
    return LocalDate.now().getYear();
  }

  static int calendarYear() {
    return Calendar.getInstance(Locale.ROOT).get(Calendar.YEAR);
  }

  static long date() {
    return new Date().getTime() / 86_400_000;
  }

  static long elapsed() {
    long start = System.nanoTime();
    return (System.nanoTime() - start) / 1_000_000_000;
  }

  static boolean isLater() {
    long start = System.nanoTime();
    return System.nanoTime() > start;
  }

  static int expire(int last) {
    if (LocalDate.now().getYear() > last) {
      throw new IllegalStateException();
    }
    return last;
  }

  static String zone() {
    return ZoneId.systemDefault().getId();
  }

  static String upper() {
    return "title".toUpperCase();
  }

  static String number() {
    return String.format("%d", 12);
  }

  static String charset() {
    return Charset.defaultCharset().name();
  }

  static String user() {
    return System.getProperty("user.name");
  }

  static int first() {
    return Set.of(1, 2).iterator().next();
  }

  static String line() {
    return System.lineSeparator();
  }

  static int longest(int a, int b) {
    return Math.max(a, b);
  }
}
