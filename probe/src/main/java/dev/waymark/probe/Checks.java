package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Run;
import org.jspecify.annotations.Nullable;

/** Implicit checks that fail. Entry points of instrumented code, in handlers. */
public final class Checks {
  /** Those of {@link #failed(Throwable, int, String, String)} down to {@link #isDepth}. */
  private static final int OWN_FRAMES = 3;

  /** How many frames the JVM notes, if it is not told otherwise. */
  private static final int LONGEST_TRACE = 1024;

  private static @Nullable Object seen;

  private Checks() {}

  static void clear() {
    seen = null;
  }

  /** An exception that code throws explicitly; no check has failed. */
  public static void thrown(@Nullable Throwable exception) {
    seen = exception;
  }

  /** The check at {@code site} has failed, since its instruction throws for no other reason. */
  public static Throwable failed(Throwable exception, int site) {
    Coverage.hit(site + 1);
    if (Run.isHere()) {
      Run.failed(site);
      seen = exception;
    }
    return exception;
  }

  /**
   * The instruction of the check at {@code site}, a call or a throw, has thrown an exception of the
   * right class: the check has failed, unless a callee is to blame.
   *
   * @param type the class that the instruction is in, and {@code method} its method
   */
  public static Throwable failed(Throwable exception, int site, String type, String method) {
    if (exception != seen && Run.isHere()) {
      seen = exception;
      if (isFrom(exception, type, method)) {
        Coverage.hit(site + 1);
        Run.failed(site);
      }
    }
    return exception;
  }

  /**
   * Whether the frame that has caught the exception has thrown it, and not one of the same method
   * further down. The JVM leaves out the stack trace of an exception that code throws implicitly
   * very often.
   */
  private static boolean isFrom(Throwable exception, String type, String method) {
    StackTraceElement[] trace = exception.getStackTrace();
    return trace.length == 0
        || (trace[0].getClassName().equals(type)
            && trace[0].getMethodName().equals(method)
            && isDepth(trace.length));
  }

  private static boolean isDepth(int frames) {
    int here = new Throwable().getStackTrace().length;
    return here >= LONGEST_TRACE || frames == here - OWN_FRAMES;
  }

  /** A method that could not be instrumented runs. */
  public static void uninstrumented(int site) {
    if (Run.isHere()) {
      Run.incomplete(LossReason.UNINSTRUMENTED, site);
      Run.gap();
    }
  }
}
