package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/**
 * Shadows of fields, which lie in fields beside them. Entry points of instrumented code. A shadow
 * is dropped if it is of an earlier run or does not fit the value, which other code has written
 * then.
 */
public final class Fields {
  private Fields() {}

  public static @Nullable Shadow read(int value, Shadow shadow) {
    return Run.isHere() && Nodes.fits(shadow, value) ? shadow : unfit(shadow);
  }

  public static @Nullable Shadow read(long value, Shadow shadow) {
    return checked(value, shadow);
  }

  public static @Nullable Shadow read(float value, Shadow shadow) {
    return checked((long) Float.floatToIntBits(value), shadow);
  }

  public static @Nullable Shadow read(double value, Shadow shadow) {
    return checked(Double.doubleToLongBits(value), shadow);
  }

  /** A shadow is stored where there is no place for it. */
  public static void lost(int site) {
    Run.incomplete(LossReason.FOREIGN_FIELD, site);
  }

  static @Nullable Shadow checked(long bits, Shadow shadow) {
    return Run.isHere() && Nodes.fits(shadow, bits) ? shadow : unfit(shadow);
  }

  /** Why a shadow does not fit is asked only then. */
  private static @Nullable Shadow unfit(Shadow shadow) {
    if (!Run.isHere()) {
      return elsewhere(shadow);
    }
    return Nodes.isCurrent(shadow) ? stale() : null;
  }

  private static @Nullable Shadow stale() {
    Run.incomplete(LossReason.STALE, Run.NO_SITE);
    return null;
  }

  /** Another thread reads: it may see the shadow before it sees what is in it. */
  private static @Nullable Shadow elsewhere(Shadow shadow) {
    if (Nodes.isCurrent(shadow) || shadow.mark() == 0) {
      Run.incomplete(LossReason.OTHER_THREAD, Run.NO_SITE);
    }
    return null;
  }
}
