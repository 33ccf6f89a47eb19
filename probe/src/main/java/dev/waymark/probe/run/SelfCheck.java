package dev.waymark.probe.run;

import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/**
 * Compares the value that a shadow claims with the real one at every use, if the system property
 * {@code waymark.selfcheck} is true when this class is loaded. Off, it costs nothing.
 */
public final class SelfCheck {
  /** Whether shadows are compared. */
  public static final boolean ON = Boolean.getBoolean("waymark.selfcheck");

  private static long comparisons;
  private static long mismatches;
  private static String firstMismatch = "";

  private SelfCheck() {}

  /** Compares at an operation or a site. */
  public static void compare(@Nullable Shadow shadow, long actual, int where) {
    if (shadow != null) {
      comparisons++;
      if (shadow.value() != actual) {
        mismatch(shadow, actual, where);
      }
    }
  }

  private static void mismatch(Shadow shadow, long actual, int where) {
    if (mismatches++ == 0) {
      firstMismatch =
          "at "
              + where
              + ": operation "
              + shadow.operation()
              + " has "
              + shadow.value()
              + ", not "
              + actual;
    }
  }

  /** How many uses were compared so far. */
  public static long comparisons() {
    return comparisons;
  }

  /** How many of them differed. */
  public static long mismatches() {
    return mismatches;
  }

  /** The first difference in words; empty if there is none. */
  public static String firstMismatch() {
    return firstMismatch;
  }
}
