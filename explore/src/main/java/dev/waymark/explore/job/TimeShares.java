package dev.waymark.explore.job;

import dev.waymark.probe.load.ProcessorWait;
import java.time.Duration;
import java.time.Instant;

/**
 * How the time that a user grants for a class is divided: most of it to explore, the rest to write
 * the tests and to try them out.
 *
 * @param slowdown how many times as long as alone work takes, since others use the machine too
 */
public record TimeShares(Duration all, int slowdown) {
  private static final int CLOSING_SHARE = 5;
  private static final Duration LEAST = Duration.ofSeconds(3);
  private static final Duration MOST = Duration.ofSeconds(10);

  /** The same as others have slowed down this thread since its JVM began. */
  public static TimeShares of(Duration all) {
    long elapsed =
        ProcessHandle.current()
            .info()
            .startInstant()
            .map(start -> Duration.between(start, Instant.now()).toNanos())
            .orElse(0L);
    return new TimeShares(all, ProcessorWait.ofThisThread().slowdown(elapsed));
  }

  /** What is left for the time after the exploration: at most half. */
  public Duration closing() {
    Duration least = LEAST.multipliedBy(slowdown);
    Duration most = MOST.multipliedBy(slowdown);
    Duration usual = atMost(atLeast(all.dividedBy(CLOSING_SHARE), least), most);
    return atMost(usual, all.dividedBy(2));
  }

  /** What is there to explore. */
  public Duration exploring() {
    return all.minus(closing());
  }

  private static Duration atLeast(Duration time, Duration least) {
    return time.compareTo(least) < 0 ? least : time;
  }

  private static Duration atMost(Duration time, Duration most) {
    return time.compareTo(most) > 0 ? most : time;
  }
}
