package dev.waymark.library;

import dev.waymark.library.text.Text;
import dev.waymark.library.time.Dates;
import dev.waymark.probe.Symbolic;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Dates such as 2024-02-29, symbolic. Years with a sign are left to the JDK. */
public final class DateParsing {
  private static final int YEAR_END = 4;
  private static final int MONTH = 5;
  private static final int MONTH_END = 7;
  private static final int DAY = 8;
  private static final int LENGTH = 10;

  private DateParsing() {}

  /** As {@code LocalDate.parse}. */
  public static LocalDate parse(CharSequence given) {
    String text = ObjectText.sequence(given);
    if (!Text.carries(text)) {
      return LocalDate.parse(text);
    }
    LocalDate date = Text.length(text) == LENGTH ? usual(Text.of(text)) : null;
    if (date != null) {
      return date;
    }
    char[] characters = Text.of(text);
    if (characters.length > LENGTH && (characters[0] == '+' || characters[0] == '-')) {
      Symbolic.lose();
    }
    return LocalDate.parse(text);
  }

  /** The date with ten characters; null if it is none, or has a sign. */
  private static @Nullable LocalDate usual(char[] text) {
    int year = number(text, 0, YEAR_END);
    int month = number(text, MONTH, MONTH_END);
    int day = number(text, DAY, LENGTH);
    boolean isWritten =
        text[YEAR_END] == '-' && text[MONTH_END] == '-' && year >= 0 && month >= 0 && day >= 0;
    return isWritten && Dates.isMonth(month) && Dates.isDay(year, month, day)
        ? Dates.make(year, month, day)
        : null;
  }

  /** The number that the digits from {@code start} to {@code end} make; -1 if one is no digit. */
  private static int number(char[] text, int start, int end) {
    int number = 0;
    for (int i = start; i < end; i++) {
      if (text[i] < '0' || text[i] > '9') {
        return -1;
      }
      number = number * 10 + (text[i] - '0');
    }
    return number;
  }
}
