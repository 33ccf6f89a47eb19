package dev.waymark.library.java.time.temporal;

import dev.waymark.library.time.Dates;
import dev.waymark.library.time.Differences;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;

/** {@link ChronoUnit}. */
public final class ChronoUnitModel {
  private ChronoUnitModel() {}

  public static long between(ChronoUnit self, Temporal from, Temporal to) {
    long[] amount = Differences.between(self, from, to);
    if (amount == null) {
      Dates.lose(from, to);
      return self.between(from, to);
    }
    return amount[0];
  }
}
