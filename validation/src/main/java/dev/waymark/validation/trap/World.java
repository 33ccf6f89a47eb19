package dev.waymark.validation.trap;

import java.io.File;
import java.util.Locale;

/** Hole 7: what is initialized once, and what the library remembers. */
public final class World {
  private static final long START = System.nanoTime();
  private static int seed;

  private World() {}

  /** Initialized when first used, by what was there then. */
  static final class Holder {
    static final int VALUE = seed * 2;

    private Holder() {}
  }

  static int initializedLate(int a) {
    seed = a;
    return Holder.VALUE == 154 ? 1 : 0;
  }

  @Expected(either = "START % 1000003L == 7L [true]", because = "it is a matter of time")
  static int started(int a) {
    return START % 1_000_003 == 7 ? a : 0;
  }

  static int property(int a) {
    System.setProperty("waymark.trap", "" + a);
    return System.getProperty("waymark.trap").equals("77") ? 1 : 0;
  }

  @Expected(
      open = "Boolean.getBoolean(\"waymark.trap.flag\") [true]",
      because = "nobody sets the property")
  static int flag(int a) {
    return Boolean.getBoolean("waymark.trap.flag") ? a : 0;
  }

  @Expected(
      open = "Integer.getInteger(\"waymark.trap.number\", 0).intValue() == 1 [true]",
      because = "nobody sets the property")
  static int number(int a) {
    return Integer.getInteger("waymark.trap.number", 0) == 1 ? a : 0;
  }

  /** Turkish has another small i. */
  @Expected(
      open = "\"TITLE\".toLowerCase().equals(\"title\") [false]",
      because = "the locale is what it is")
  static int locale(int a) {
    return "TITLE".toLowerCase().equals("title") ? a : 0;
  }

  @Expected(
      open = "String.format(\"%.1f\", new Object[1]).equals(\"0.5\") [false]",
      because = "the locale is what it is")
  static int format(int a) {
    return String.format("%.1f", 0.5).equals("0.5") ? a : 0;
  }

  @Expected(
      open = "\"\\u00e4\".getBytes().length == 2 [false]",
      because = "the charset is what it is")
  static int charset(int a) {
    return "\u00e4".getBytes().length == 2 ? a : 0;
  }

  @Expected(open = "File.separatorChar == '/' [false]", because = "the platform is what it is")
  static int platform(int a) {
    return File.separatorChar == '/' ? a : 0;
  }

  static int changedLocale(int a) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(a == 77 ? Locale.GERMAN : Locale.ENGLISH);
      return String.format("%.1f", 0.5).equals("0,5") ? 1 : 0;
    } finally {
      Locale.setDefault(before);
    }
  }
}
