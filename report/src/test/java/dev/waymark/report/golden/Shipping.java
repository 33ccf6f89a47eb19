package dev.waymark.report.golden;

import java.util.Objects;

/** Numbers, strings, an enum, and two checks of arguments. */
public final class Shipping {
  /** How fast it goes. */
  public enum Speed {
    SLOW,
    FAST
  }

  private Shipping() {}

  /** The price in cents. */
  public static int price(int grams, Speed speed) {
    if (grams <= 0) {
      throw new IllegalArgumentException("no weight: " + grams);
    }
    int base = grams > 1000 ? 500 : 300;
    return speed == Speed.FAST ? 2 * base : base;
  }

  /** The speed with this name. */
  public static Speed speed(String name) {
    Objects.requireNonNull(name);
    return name.equals("fast") ? Speed.FAST : Speed.SLOW;
  }
}
