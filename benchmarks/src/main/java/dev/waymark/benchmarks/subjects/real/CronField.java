package dev.waymark.benchmarks.subjects.real;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** One field of a cron line: which minutes, hours, days or months it names. */
public final class CronField {
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
  private static final List<String> WEEKDAYS =
      List.of("sun", "mon", "tue", "wed", "thu", "fri", "sat");

  /** The fields of a line, in their order. */
  public enum Unit {
    MINUTE(0, 59),
    HOUR(0, 23),
    DAY(1, 31),
    MONTH(1, 12),
    WEEKDAY(0, 6);

    private final int min;
    private final int max;

    Unit(int min, int max) {
      this.min = min;
      this.max = max;
    }
  }

  private final Unit unit;
  private final TreeSet<Integer> values = new TreeSet<>();

  /** Reads lists of {@code *}, numbers, names and ranges, each with or without a step. */
  public CronField(Unit unit, String text) {
    this.unit = unit;
    if (text.isBlank()) {
      throw new IllegalArgumentException("empty field");
    }
    for (String part : text.trim().toLowerCase(Locale.ROOT).split(",", -1)) {
      add(part);
    }
  }

  private void add(String part) {
    String range = part;
    int step = 1;
    int slash = part.indexOf('/');
    if (slash >= 0) {
      step = number(part.substring(slash + 1));
      if (step == 0) {
        throw new IllegalArgumentException("step of zero: " + part);
      }
      range = part.substring(0, slash);
    }
    int dash = range.indexOf('-');
    int from;
    int to;
    if (range.equals("*")) {
      from = unit.min;
      to = unit.max;
    } else if (dash > 0) {
      from = value(range.substring(0, dash));
      to = value(range.substring(dash + 1));
    } else {
      from = value(range);
      to = slash >= 0 ? unit.max : from;
    }
    if (from > to) {
      throw new IllegalArgumentException("empty range: " + part);
    }
    for (int i = from; i <= to; i += step) {
      values.add(i);
    }
  }

  private int value(String text) {
    int value = -1;
    if (unit == Unit.MONTH) {
      value = MONTHS.indexOf(text) + 1;
    } else if (unit == Unit.WEEKDAY) {
      value = text.equals("7") ? 0 : WEEKDAYS.indexOf(text);
    }
    if (value < unit.min) {
      value = number(text);
    }
    if (value < unit.min || value > unit.max) {
      throw new IllegalArgumentException(unit + " out of range: " + text);
    }
    return value;
  }

  private static int number(String text) {
    if (text.isEmpty() || text.length() > 2) {
      throw new IllegalArgumentException("not a number: " + text);
    }
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw new IllegalArgumentException("not a number: " + text);
      }
      number = 10 * number + c - '0';
    }
    return number;
  }

  public boolean matches(int value) {
    return values.contains(value);
  }

  /** The first value after {@code value}, from the start again if there is none. */
  public int next(int value) {
    Integer next = values.higher(value);
    return next == null ? values.first() : next;
  }

  /** How many values match; all of them is what a star stands for. */
  public String describe() {
    if (values.size() == unit.max - unit.min + 1) {
      return "every " + unit.name().toLowerCase(Locale.ROOT);
    }
    if (values.size() == 1) {
      return unit.name().toLowerCase(Locale.ROOT) + " " + values.first();
    }
    return values.size() + " of " + (unit.max - unit.min + 1);
  }
}
