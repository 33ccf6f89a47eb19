package dev.waymark.validation.trap;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.ChronoField;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates, decimals and matchers that carry numbers into code that nobody follows. */
public final class Moments {
  private static final String FOREIGN = "what the JDK computes there is not followed";

  private Moments() {}

  /** A period is no carrier. */
  @Expected(either = "Period.between(first, second).getDays() == 7 [true]", because = FOREIGN)
  static int between(int day) {
    LocalDate first = LocalDate.of(2020, 1, 1);
    LocalDate second = LocalDate.of(2020, 1, 1 + (day & 15));
    return Period.between(first, second).getDays() == 7 ? 1 : 0;
  }

  @Expected(
      either = "LocalDate.ofEpochDay((long)day).get(DAY_OF_YEAR) == 366 [true]",
      because = FOREIGN)
  static int field(int day) {
    return LocalDate.ofEpochDay(day).get(ChronoField.DAY_OF_YEAR) == 366 ? 1 : 0;
  }

  static int weekday(int day) {
    return LocalDate.of(2020, 1, 1 + (day & 7)).getDayOfWeek() == DayOfWeek.SUNDAY ? 1 : 0;
  }

  static int ordered(short a, short b) {
    BigDecimal first = BigDecimal.valueOf(a, 1);
    return first.add(BigDecimal.ONE).compareTo(BigDecimal.valueOf(b)) == 0 ? 1 : 0;
  }

  @Expected(
      either = "BigDecimal.valueOf((long)a).round(new MathContext).intValue() == 120 [true]",
      because = FOREIGN)
  static int rounded(byte a) {
    return BigDecimal.valueOf(a).round(new MathContext(2)).intValue() == 120 ? 1 : 0;
  }

  static int matched(String text) {
    return text != null && text.matches("[A-Z]{2}-\\d{3}") ? 1 : 0;
  }

  @Expected(
      either = "matcher.find() [true]",
      because = "where a second match begins is not followed")
  static int twice(String text) {
    Matcher matcher = Pattern.compile("x\\d").matcher(text == null ? "" : text);
    if (!matcher.find()) {
      return 0;
    }
    return matcher.find() ? 2 : 1;
  }
}
