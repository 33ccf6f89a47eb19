package dev.waymark.instrument.targets;

import org.jspecify.annotations.Nullable;

/** Methods to label, each with three numbers between -2 and 2. */
public final class Labelled {
  private Labelled() {}

  /** Decisions of all shapes, one of them in a loop; {@code b > c} after {@code a > b} is pure. */
  public static int decide(int a, int b, int c) {
    int result = 0;
    if (a > b && b > c) {
      result = 1;
    }
    if (a == 0 || (b == 0 && c != 1)) {
      result += 2;
    }
    while (result < 3 && a > 0) {
      result += a;
    }
    return result;
  }

  /** Arithmetic that may throw, variables to mix up, and a loop. */
  public static int compute(int a, int b, int c) {
    int sum = a + b * c;
    int rest = a;
    rest = sum - rest;
    for (int i = 0; i < 3; i++) {
      if (rest <= b) {
        sum = sum % 5;
      }
      rest += 2;
    }
    if (sum != c) {
      sum = rest / b;
    }
    return sum - rest;
  }

  /** Conditions that call are evaluated in their place. */
  public static int call(int a, int b, int c) {
    if (isSmall(a) && b > 0 && isSmall(c)) {
      return 1;
    }
    return 0;
  }

  private static boolean isSmall(int a) {
    return Math.abs(a) < 2;
  }

  /** To show {@code c > 0} to matter, {@code a > 0} may have to differ, too. */
  public static int mask(int a, int b, int c) {
    return (a > 0 && b > 0) || c > 0 ? 1 : 0;
  }

  /** A condition that calls comes first, and is about a reference. */
  public static int find(int a, int b, int c) {
    if (name(a) != null || b > c) {
      return 1;
    }
    return 0;
  }

  private static @Nullable String name(int a) {
    return a > 1 ? "many" : null;
  }
}
