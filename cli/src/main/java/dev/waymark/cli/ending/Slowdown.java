package dev.waymark.cli.ending;

import dev.waymark.probe.load.ProcessorWait;
import java.time.Duration;
import java.time.Instant;

/** How busy others keep the machine. */
public final class Slowdown {
  private Slowdown() {}

  /** How much others have slowed down the thread of this command since the JVM began. */
  public static int sinceStart() {
    long elapsed =
        ProcessHandle.current()
            .info()
            .startInstant()
            .map(start -> Duration.between(start, Instant.now()).toNanos())
            .orElse(0L);
    return ProcessorWait.ofThisThread().slowdown(elapsed);
  }
}
