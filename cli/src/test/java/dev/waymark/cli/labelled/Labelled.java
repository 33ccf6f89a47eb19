package dev.waymark.cli.labelled;

import dev.waymark.api.Waymark;

/** Something to label. */
public final class Labelled {
  private Labelled() {}

  public static int between(int a, int b) {
    if (a > b && b < 100) {
      return a + b;
    }
    return b;
  }

  public static int big(int a) {
    return a > 3 ? a * 2 : 0;
  }

  public static int named(int a, int b) {
    Waymark.label("equal", a == b);
    return a;
  }
}
