package dev.waymark.benchmarks.table;

import java.util.Locale;

/**
 * A column of a table. Rows are printed as they come, so the width is fixed beforehand; a value
 * that needs more gets it.
 */
public record Column(String name, int width, Align align) {
  /** Which side of a column its values keep to. */
  public enum Align {
    LEFT,
    RIGHT
  }

  /** A column of words, as wide as {@code widest} or its name. */
  public static Column text(String name, int widest) {
    return new Column(name, Math.max(name.length(), widest), Align.LEFT);
  }

  /** A column of numbers. */
  public static Column number(String name) {
    return new Column(name, Math.max(name.length(), 11), Align.RIGHT);
  }

  /** {@code value}, filled up with spaces. */
  String cell(Object value) {
    String text = text(value);
    String fill = " ".repeat(Math.max(0, width - text.length()));
    return align == Align.LEFT ? text + fill : fill + text;
  }

  private static String text(Object value) {
    if (value instanceof Integer || value instanceof Long) {
      return String.format(Locale.ROOT, "%,d", ((Number) value).longValue());
    }
    return value instanceof Double fraction
        ? String.format(Locale.ROOT, "%,.2f", fraction)
        : String.valueOf(value);
  }
}
