package dev.waymark.library.number;

import dev.waymark.probe.Symbolic;

/** Comparisons as numbers, 1 or 0: computed, not decided. */
public final class Flags {
  private Flags() {}

  public static int less(int a, int b) {
    return less((long) a, (long) b);
  }

  public static int less(long a, long b) {
    return Symbolic.equal(Symbolic.compare(a, b), -1);
  }

  public static int less(float a, float b) {
    return Symbolic.equal(Symbolic.compare(b, a), 1);
  }

  public static int less(double a, double b) {
    return Symbolic.equal(Symbolic.compare(b, a), 1);
  }

  public static int same(long a, long b) {
    return Symbolic.equal(Symbolic.compare(a, b), 0);
  }

  /** As {@code ==}: zeros are the same. */
  public static int same(float a, float b) {
    return Symbolic.equal(Symbolic.compare(a, b), 0);
  }

  /** As {@code ==}: zeros are the same. */
  public static int same(double a, double b) {
    return Symbolic.equal(Symbolic.compare(a, b), 0);
  }

  public static int not(int flag) {
    return flag ^ 1;
  }
}
