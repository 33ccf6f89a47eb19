package dev.waymark.validation.failure;

/** Handlers: which one catches, what it sees, and what it throws itself. */
public final class TryCatch {
  private TryCatch() {}

  static class Refusal extends Exception {
    final int code;

    Refusal(String message, int code) {
      super(message);
      this.code = code;
    }
  }

  static final class HardRefusal extends Refusal {
    HardRefusal(int code) {
      super("hard " + code, code);
    }
  }

  public static int catchesDivision(int a, int b) {
    try {
      return a / b;
    } catch (ArithmeticException e) {
      return -1;
    }
  }

  public static int catchesNull(int[] a) {
    try {
      return a.length;
    } catch (NullPointerException e) {
      return -1;
    }
  }

  public static int catchesBounds(int[] a, int i) {
    try {
      return a[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      return i < 0 ? -1 : 1;
    }
  }

  /** The first fitting row wins, and a later one does not see what an earlier handler throws. */
  public static String order(int[] a, int i, int divisor) {
    try {
      return "value " + a[i] / divisor;
    } catch (ArrayIndexOutOfBoundsException e) {
      return "bounds";
    } catch (ArithmeticException | NullPointerException e) {
      return e instanceof ArithmeticException ? "division" : "null";
    } catch (RuntimeException e) {
      return "other";
    }
  }

  public static String bySuperclass(int a) {
    try {
      refuse(a);
      return "granted";
    } catch (HardRefusal e) {
      return "hard" + e.code;
    } catch (Refusal e) {
      return e.getMessage() + e.code;
    }
  }

  private static void refuse(int a) throws Refusal {
    if (a < 0) {
      throw new HardRefusal(a);
    }
    if (a > 100) {
      throw new Refusal("soft", a);
    }
  }

  public static int uncaught(int a) throws Refusal {
    refuse(a);
    return a;
  }

  public static int nested(int a, int b) {
    int state = 0;
    try {
      state = 1;
      try {
        state = a / b;
      } catch (NullPointerException e) {
        state = 2;
      }
      state += 10;
    } catch (ArithmeticException e) {
      state = state * 100 + 3;
    }
    return state;
  }

  public static int rethrown(int a) {
    try {
      try {
        throw new IllegalArgumentException("inner " + a);
      } catch (IllegalArgumentException e) {
        if (a > 0) {
          throw e;
        }
        return 1;
      }
    } catch (RuntimeException e) {
      return e.getMessage().length();
    }
  }

  /** The sibling handler does not catch what this one throws. */
  public static int exceptionFromHandler(int a, int b) {
    try {
      return a / b;
    } catch (ArithmeticException e) {
      throw new IllegalStateException("divided " + a, e);
    } catch (IllegalStateException e) {
      return -1;
    }
  }

  public static int throwsNull(int a) {
    RuntimeException none = a > 3 ? new RuntimeException("some") : null;
    throw none;
  }

  /** What was assigned before the exception stays assigned. */
  public static int keepsLocals(int[] a) {
    int done = 0;
    try {
      for (int i = 0; i < 4; i++) {
        a[i] = 10 / a[i];
        done++;
      }
    } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
      done += 100;
    }
    return done;
  }

  /** The stack is dropped: the left operand is lost with the exception. */
  public static int dropsStack(int a, int b) {
    int result;
    try {
      result = a * 7 + a / b * (a - b);
    } catch (ArithmeticException e) {
      result = a;
    }
    return result;
  }

  public static String thrownByLibrary(String a) {
    try {
      return "number " + Integer.parseInt(a);
    } catch (NumberFormatException e) {
      return e.getMessage();
    }
  }

  public static int inLoop(int[] divisors) {
    int failures = 0;
    for (int divisor : divisors) {
      try {
        failures += 100 / divisor > 50 ? 10 : 0;
      } catch (ArithmeticException e) {
        failures++;
        continue;
      }
    }
    return failures;
  }

  public static String catchesErrors(boolean failing) {
    try {
      if (failing) {
        throw new AssertionError("on purpose");
      }
      return "fine";
    } catch (Throwable t) {
      return t.toString();
    }
  }
}
