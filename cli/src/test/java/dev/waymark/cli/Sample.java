package dev.waymark.cli;

/** Methods of every kind that a target can name. */
abstract class Sample {
  static int max(int a, int b) {
    return a > b ? a : b;
  }

  static int both(int a, int b) {
    int result = 0;
    if (a > 0) {
      if (b > 0) {
        result = 1;
      }
    }
    if (a < 9 && b < 9) {
      result++;
    }
    return result;
  }

  static int twice(int a) {
    return a + a;
  }

  static long twice(long a) {
    return a + a;
  }

  static int parse(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  static boolean isBusy(Thread thread) {
    return thread.isAlive();
  }

  abstract int area();

  native int handle();

  /** Has no method at all. */
  interface Empty {}
}
