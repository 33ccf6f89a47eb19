package dev.waymark.target.targets;

import java.util.ArrayList;
import java.util.List;

/** Methods whose whole paths are known. */
public final class Courses {
  private Courses() {}

  /** A class that is initialized when it is first used. */
  static final class Late {
    static final int LIMIT = limit();

    private Late() {}

    private static int limit() {
      return Integer.parseInt("5");
    }
  }

  /** Needs another class. */
  public static int initializes(int x) {
    return x < Late.LIMIT ? 0 : 1;
  }

  /** Calls itself {@code n} times. */
  public static int recursive(int n) {
    return n <= 0 ? 0 : 1 + recursive(n - 1);
  }

  /** Goes on for ever. */
  public static int endless(int x) {
    int y = x;
    while (y == x || y != x) {
      y++;
    }
    return y;
  }

  static class Base {
    final int size;

    Base(int size) {
      if (size < 0) {
        throw new IllegalArgumentException("negative");
      }
      this.size = size;
    }
  }

  static final class Derived extends Base {
    final int found;

    /** Makes others like itself, smaller ones, until that fails. */
    Derived(int size) {
      super(size);
      int inner;
      try {
        inner = 1 + new Derived(size - 1).found;
      } catch (IllegalArgumentException e) {
        inner = size == 0 ? 0 : -1;
      }
      this.found = inner;
    }
  }

  /** The constructor of a superclass throws, and the same constructor further down catches. */
  public static int constructs(int size) {
    return new Derived(size).found;
  }

  /** Another thread runs code, too. */
  public static int threads(int x) throws InterruptedException {
    List<Integer> seen = new ArrayList<>();
    Thread other = new Thread(() -> seen.add(recursive(x)));
    other.start();
    other.join();
    return seen.size();
  }

  /** The stack overflows, and this goes on. */
  public static int overflows(int x) {
    try {
      return shallow(x);
    } catch (StackOverflowError e) {
      return -1;
    }
  }

  @SuppressWarnings("InfiniteRecursion")
  private static int shallow(int x) {
    return shallow(x + 1) + 1;
  }
}
