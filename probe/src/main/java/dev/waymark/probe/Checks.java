package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/** Implicit checks that fail. Entry points of instrumented code, in handlers. */
public final class Checks {
  private static @Nullable Object seen;

  private Checks() {}

  static void clear() {
    seen = null;
  }

  /** An exception that code throws explicitly; no check has failed. */
  public static void thrown(@Nullable Throwable exception) {
    seen = exception;
  }

  /**
   * The instruction of the check at {@code site} has thrown an exception of the right class: the
   * check has failed, unless a callee is to blame.
   *
   * @param type the class that the instruction is in, and {@code method} its method
   */
  public static Throwable failed(Throwable exception, int site, String type, String method) {
    if (exception != seen && Run.isHere()) {
      seen = exception;
      if (isFrom(exception, type, method)) {
        Coverage.HITS[site + 1] = 1;
      }
    }
    return exception;
  }

  /** The JVM leaves out the stack trace of an exception that code throws implicitly very often. */
  private static boolean isFrom(Throwable exception, String type, String method) {
    StackTraceElement[] trace = exception.getStackTrace();
    return trace.length == 0
        || (trace[0].getClassName().equals(type) && trace[0].getMethodName().equals(method));
  }

  /** A method that could not be instrumented runs. */
  public static void uninstrumented(int site) {
    if (Run.isHere()) {
      Run.incomplete(Reason.UNINSTRUMENTED, site);
    }
  }
}
