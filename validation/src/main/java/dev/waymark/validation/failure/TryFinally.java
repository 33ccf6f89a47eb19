package dev.waymark.validation.failure;

/** What runs on every way out of a block. */
public final class TryFinally {
  private TryFinally() {}

  public static int always(int a, int[] log) {
    try {
      return 10 / a;
    } finally {
      log[0]++;
    }
  }

  /** The exception is lost. */
  public static int returnsFromFinally(int a, int b) {
    try {
      return a / b;
    } finally {
      return -7;
    }
  }

  /** The value to return is fixed before finally runs. */
  public static int doesNotChangeReturnValue(int a) {
    int result = a;
    try {
      return result;
    } finally {
      result = 100;
    }
  }

  public static int throwsFromFinally(int a, int b) {
    try {
      return a / b;
    } finally {
      if (a > b) {
        throw new IllegalStateException("finally");
      }
    }
  }

  public static String nested(int a, int b) {
    StringBuilder log = new StringBuilder();
    try {
      try {
        log.append(a / b);
      } finally {
        log.append('f');
        log.append(b / a);
      }
    } catch (ArithmeticException e) {
      log.append('c');
    } finally {
      log.append('g');
    }
    return log.toString();
  }

  public static int leavesLoops(int a) {
    int trace = 0;
    for (int i = 0; i < 5; i++) {
      try {
        if (i == a) {
          break;
        }
        if (i == 2) {
          continue;
        }
        trace += 1;
      } finally {
        trace += 10;
      }
    }
    return trace;
  }

  /** The exception is swallowed by a jump out of finally. */
  public static int continuesFromFinally(int[] a) {
    int rounds = 0;
    for (int i = 0; i < 3; i++) {
      try {
        rounds += a[i];
      } finally {
        rounds++;
        continue;
      }
    }
    return rounds;
  }

  public static int catchesAndRunsFinally(int[] a, int i) {
    int state = 0;
    try {
      state = a[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      state = -1;
    } finally {
      state *= 2;
    }
    return state;
  }

  public static int handlerThrowsThroughFinally(int a, int[] log) {
    try {
      return 1 / a;
    } catch (ArithmeticException e) {
      throw new UnsupportedOperationException("from handler");
    } finally {
      log[0] = a + 1;
    }
  }

  public static long ofTwoWordValue(long a, long b) {
    long count = 0;
    try {
      count = a % b;
      return count;
    } finally {
      count++;
    }
  }
}
