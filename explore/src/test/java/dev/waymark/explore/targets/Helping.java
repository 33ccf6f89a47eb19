package dev.waymark.explore.targets;

import java.util.function.IntPredicate;

/** Methods that share others, which no test can call. */
public final class Helping {
  private Helping() {}

  /** Reaches both outcomes of {@link #sign}. */
  public static int first(int number) {
    return sign(number) + limited(number & 7);
  }

  /** All of its branches are in methods that it shares. */
  public static int second(int number) {
    return sign(number);
  }

  private static int sign(int number) {
    return number < 0 ? -1 : 1;
  }

  /** Its argument is below 8, whoever calls. */
  private static int limited(int number) {
    return number > 7 ? 100 : number;
  }

  public static int careful(int number) {
    return number == 3 ? helper(number) : 0;
  }

  /** Called with 3 by what is explored, and with anything by what is not. */
  private static int helper(int number) {
    return number == 4 ? 1 : 2;
  }

  /** Takes what nobody can make, so it is called with null. */
  public static int careless(Process process) {
    return helper(process.exitValue());
  }

  /** What it returns may be called later, with any number. */
  public static IntPredicate later(int limit) {
    return number -> number > limit;
  }

  private static int unused(int number) {
    return number == 5 ? 1 : 2;
  }

  /** Cleans up; only after an error is there something to do. */
  public static int cleaned(int number) {
    int state = 1;
    try {
      state = number / 3;
      state = 0;
    } finally {
      clean(state);
    }
    return state;
  }

  private static int clean(int state) {
    return state == 1 ? 10 : 20;
  }

  /** No test can make one. */
  static final class Hidden {
    private Hidden() {}

    int answer() {
      return 42;
    }
  }

  /** Belongs to the class around it. */
  private static final class Inner {
    private static int half(int number) {
      return number % 2 == 0 ? number / 2 : -1;
    }
  }

  public static int nested(int number) {
    return Inner.half(number);
  }
}
