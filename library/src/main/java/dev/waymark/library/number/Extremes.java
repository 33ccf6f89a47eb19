package dev.waymark.library.number;

import dev.waymark.probe.Symbolic;

/** The smaller and the larger of two numbers, chosen without a branch. */
public final class Extremes {
  private Extremes() {}

  public static int min(int a, int b) {
    return Symbolic.choose(Flags.less(b, a), b, a);
  }

  public static int max(int a, int b) {
    return Symbolic.choose(Flags.less(a, b), b, a);
  }
}
