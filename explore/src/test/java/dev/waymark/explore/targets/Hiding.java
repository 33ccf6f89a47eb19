package dev.waymark.explore.targets;

import java.util.function.IntUnaryOperator;

/** Returns an object whose class nobody outside can name. */
public final class Hiding {
  private Hiding() {}

  public static IntUnaryOperator atMost(int max) {
    return max == 0 ? n -> 0 : new Limit(max);
  }

  private static final class Limit implements IntUnaryOperator {
    private final int max;

    Limit(int max) {
      this.max = max;
    }

    @Override
    public int applyAsInt(int n) {
      return n > max ? max : n;
    }
  }
}
