package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.Extent;
import java.util.List;

/**
 * What calls to make.
 *
 * @param extent the classes, whose branches are counted
 * @param classPath where they are
 * @param folder where the JVM that makes the calls writes
 * @param milliseconds how long to make calls
 * @param callMilliseconds how long a call may take
 * @param mostCalls how many calls to make at most
 */
public record Task(
    Extent extent,
    String classPath,
    String folder,
    long seed,
    long milliseconds,
    long callMilliseconds,
    long mostCalls) {
  /** How long a call may usually take. */
  public static final long CALL_MILLISECONDS = 1_000;

  /** With as many calls as there is time for. */
  public Task(
      Extent extent,
      String classPath,
      String folder,
      long seed,
      long milliseconds,
      long callMilliseconds) {
    this(extent, classPath, folder, seed, milliseconds, callMilliseconds, Long.MAX_VALUE);
  }

  /** This task with no more than so many calls. */
  public Task calling(long most) {
    return new Task(extent, classPath, folder, seed, milliseconds, callMilliseconds, most);
  }

  Task after(long spent) {
    return new Task(
        extent,
        classPath,
        folder,
        seed,
        Math.max(0, milliseconds - spent),
        callMilliseconds,
        mostCalls);
  }

  /** As arguments of a command. */
  List<String> arguments() {
    return List.of(
        extent.owner(),
        extent.first(),
        extent.last(),
        classPath,
        folder,
        String.valueOf(seed),
        String.valueOf(milliseconds),
        String.valueOf(callMilliseconds),
        String.valueOf(mostCalls));
  }

  /** The task with these {@link #arguments}. */
  static Task of(String... arguments) {
    return new Task(
        new Extent(arguments[0], arguments[1], arguments[2]),
        arguments[3],
        arguments[4],
        Long.parseLong(arguments[5]),
        Long.parseLong(arguments[6]),
        Long.parseLong(arguments[7]),
        Long.parseLong(arguments[8]));
  }
}
