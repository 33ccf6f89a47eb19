package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/**
 * Shadows of results. Entry points of instrumented code. A method leaves the shadow and its token;
 * the caller takes it if both the token and the value fit. One that nobody takes is noticed when
 * the next is left or the run ends: then the run is incomplete.
 */
public final class Returns {
  /** The shadow of what a method is about to return; null if that is concrete. */
  public static @Nullable Shadow result;

  private static int resultToken;

  private Returns() {}

  static void clear() {
    result = null;
  }

  static void finish() {
    if (result != null) {
      escaped();
    }
  }

  /** A method returns a symbolic value. */
  public static void give(Shadow shadow, int ownToken) {
    if (result != null) {
      escaped();
    }
    result = shadow;
    resultToken = ownToken;
  }

  /**
   * A method that other code may call too returns a symbolic value.
   *
   * @param direct 1 if instrumented code has called it, else 0
   */
  public static void give(Shadow shadow, int ownToken, int direct) {
    if (direct == 0) {
      Run.incomplete(LossReason.FOREIGN_CALLER, Run.NO_SITE);
    } else {
      give(shadow, ownToken);
    }
  }

  /** The shadow of an int result. */
  public static @Nullable Shadow take(int value, int calledToken) {
    return take((long) value, calledToken);
  }

  /** The shadow of a float result. */
  public static @Nullable Shadow take(float value, int calledToken) {
    return take((long) Float.floatToIntBits(value), calledToken);
  }

  /** The shadow of a double result. */
  public static @Nullable Shadow take(double value, int calledToken) {
    return take(Double.doubleToLongBits(value), calledToken);
  }

  /** The shadow of a long result, or of any by its bits. */
  public static @Nullable Shadow take(long bits, int calledToken) {
    Shadow shadow = result;
    if (shadow == null || !Run.isHere()) {
      return null;
    }
    result = null;
    if (resultToken != calledToken || shadow.value() != bits) {
      Run.incomplete(LossReason.FOREIGN_CALLER, Run.NO_SITE);
      return null;
    }
    return shadow;
  }

  private static void escaped() {
    result = null;
    Run.incomplete(LossReason.FOREIGN_CALLER, Run.NO_SITE);
  }

  /** What the method behind a lambda returned is what the lambda returns. */
  public static void retag(int calledToken, int ownToken, int direct) {
    if (result != null && Run.isHere()) {
      if (direct == 0 || ownToken == 0 || resultToken != calledToken) {
        escaped();
      } else {
        resultToken = ownToken;
      }
    }
  }
}
