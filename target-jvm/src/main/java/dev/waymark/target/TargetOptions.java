package dev.waymark.target;

import dev.waymark.probe.refuse.Permission;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.Assertions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

/**
 * How to run a {@link TargetJvm}.
 *
 * @param java its launcher
 * @param time how long a run may take
 * @param limits the bounds within a run
 * @param allowed what the code under test may do to the world
 * @param pathEvents how many events of its whole path a run records; 0 if nobody wants it. The
 *     classes must be instrumented with {@link Recording#WHOLE_PATHS} then
 * @param heap how many megabytes objects may take
 * @param assertions whether the code under test has its assertions checked
 */
public record TargetOptions(
    Path java,
    Duration time,
    RunLimits limits,
    Set<Permission> allowed,
    int pathEvents,
    int heap,
    Assertions assertions) {
  /** The heap if nobody says otherwise. */
  public static final int USUAL_HEAP = 512;

  /** The most events of a whole path that are recorded if nobody says otherwise. */
  public static final int MOST_PATH_EVENTS = 1 << 20;

  public TargetOptions {
    allowed = Set.copyOf(allowed);
  }

  /** The options for runs whose whole paths nobody wants. */
  public TargetOptions(Path java, Duration time, RunLimits limits, Set<Permission> allowed) {
    this(java, time, limits, allowed, 0, USUAL_HEAP, Assertions.ENABLED);
  }

  /** These options, for runs that tell their whole paths, up to that many events. */
  public TargetOptions withWholePaths(int most) {
    return new TargetOptions(java, time, limits, allowed, most, heap, assertions);
  }

  /** These options, for a heap of so many megabytes. */
  public TargetOptions withHeap(int megabytes) {
    return new TargetOptions(java, time, limits, allowed, pathEvents, megabytes, assertions);
  }

  /** These options, with assertions enabled or not. */
  public TargetOptions with(Assertions others) {
    return new TargetOptions(java, time, limits, allowed, pathEvents, heap, others);
  }

  /** The options for the JDK that runs this, and code that may do nothing to the world. */
  public static TargetOptions of(Duration time, RunLimits limits) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new TargetOptions(java, time, limits, Set.of());
  }
}
