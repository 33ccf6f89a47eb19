package dev.waymark.library.number;

import dev.waymark.probe.Symbolic;

/** The order of floating-point numbers as boxes have it: all that are not a number are equal. */
public final class FloatOrder {
  private FloatOrder() {}

  /** As {@link Float#compare}. */
  public static int compare(float a, float b) {
    if (a < b) {
      return -1;
    }
    if (a > b) {
      return 1;
    }
    if (a == b) {
      return a != 0.0F ? 0 : Symbolic.compare(1.0F / a, 1.0F / b);
    }
    return isNaN(a) ? (isNaN(b) ? 0 : 1) : -1;
  }

  /** As {@link Double#compare}. */
  public static int compare(double a, double b) {
    if (a < b) {
      return -1;
    }
    if (a > b) {
      return 1;
    }
    if (a == b) {
      return a != 0.0 ? 0 : Symbolic.compare(1.0 / a, 1.0 / b);
    }
    return isNaN(a) ? (isNaN(b) ? 0 : 1) : -1;
  }

  public static boolean isNaN(float value) {
    return Symbolic.compare(value, value) != 0;
  }

  public static boolean isNaN(double value) {
    return Symbolic.compare(value, value) != 0;
  }
}
