package dev.waymark.library.java.time;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;

/** {@link Clock}: a fixed one gives out the instant that it was given. */
public final class ClockModel {
  private static final String FIXED = "java.time.Clock$FixedClock";

  private ClockModel() {}

  public static Clock fixed(Instant instant, ZoneId zone) {
    return Clock.fixed(instant, zone);
  }

  public static Instant instant(Clock self) {
    return self.instant();
  }

  public static ZoneId getZone(Clock self) {
    return self.getZone();
  }

  public static long millis(Clock self) {
    boolean isFixed = self.getClass().getName().equals(FIXED);
    return isFixed ? InstantModel.toEpochMilli(self.instant()) : self.millis();
  }
}
