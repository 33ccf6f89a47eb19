package dev.waymark.solver.api;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * When all queries end, however much their limits would allow. It is by the clock on the wall, and
 * so only the last resort: what ends by it would have gone on elsewhere.
 */
public final class Deadline {
  /** There is always time. */
  public static final Deadline NONE = new Deadline(() -> 0);

  private final LongSupplier nanoClock;
  private boolean isSet;
  private long end;

  /** None yet. */
  public Deadline(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /** It is when the clock shows {@code nanoseconds}. */
  public void set(long nanoseconds) {
    if (this == NONE) {
      throw new IllegalStateException("there is always time");
    }
    end = nanoseconds;
    isSet = true;
  }

  /** There is none any more. */
  public void clear() {
    isSet = false;
  }

  public boolean isOver() {
    return isSet && end - nanoClock.getAsLong() <= 0;
  }

  /** The lesser of {@code time} and what is left, which is more than nothing. */
  public Duration limit(Duration time) {
    if (!isSet) {
      return time;
    }
    Duration left = Duration.ofNanos(Math.max(1, end - nanoClock.getAsLong()));
    return left.compareTo(time) < 0 ? left : time;
  }

  /**
   * Ends the query under way if time is up; to be called now and then by what takes long.
   *
   * @throws TimeIsUp if so
   */
  public void check() {
    if (isOver()) {
      throw new TimeIsUp();
    }
  }

  /** Ends a query from within; whoever was asked first answers that it is unknown. */
  public static final class TimeIsUp extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TimeIsUp() {
      super("time is up", null, false, false);
    }
  }
}
