package dev.waymark.probe.load;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * For how long threads were ready to run, but had no processor. That is time that others took: what
 * a thread did took the rest. Only Linux tells; elsewhere nobody ever waits.
 *
 * <p>To ask costs some ten microseconds, so ask when a limit seems to be over, not before.
 */
public final class ProcessorWait {
  /** The most that a machine is taken to be slowed down by others. */
  public static final int MOST_SLOWDOWN = 16;

  private static final Path TASKS = Path.of("/proc/self/task");
  private static final String FILE = "schedstat";

  private final List<Path> files;

  private ProcessorWait(List<Path> files) {
    this.files = List.copyOf(files);
  }

  /** Of the thread that calls, whoever asks later. */
  public static ProcessorWait ofThisThread() {
    return new ProcessorWait(thisThread());
  }

  /** Of the thread that calls, and of the one that collects garbage while it stands still. */
  public static ProcessorWait ofThisThreadAndCollector() {
    List<Path> files = thisThread();
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        if (Files.readString(task.resolve("comm")).startsWith("VM Thread")) {
          files.add(task.resolve(FILE));
        }
      }
    } catch (IOException | RuntimeException e) {
      return new ProcessorWait(files);
    }
    return new ProcessorWait(files);
  }

  private static List<Path> thisThread() {
    List<Path> files = new ArrayList<>();
    try {
      Path task = Files.readSymbolicLink(Path.of("/proc/thread-self")).getFileName();
      files.add(TASKS.resolve(String.valueOf(task)).resolve(FILE));
    } catch (IOException | RuntimeException e) {
      return files;
    }
    return files;
  }

  /** Nanoseconds since the threads began. */
  public long nanoseconds() {
    long sum = 0;
    for (Path file : files) {
      sum += waited(file);
    }
    return sum;
  }

  /**
   * How much of {@code elapsed} nanoseconds was time of the threads themselves.
   *
   * @param before what {@link #nanoseconds} said when they began
   */
  public long own(long elapsed, long before) {
    return Math.max(elapsed - (nanoseconds() - before), elapsed / MOST_SLOWDOWN);
  }

  /**
   * How many times as long as alone the threads took for {@code elapsed} nanoseconds since they
   * began: 1 if they had the processors for themselves.
   */
  public int slowdown(long elapsed) {
    return elapsed <= 0 ? 1 : (int) (elapsed / Math.max(1, own(elapsed, 0)));
  }

  /** The second of three numbers. */
  private static long waited(Path file) {
    try {
      return Long.parseLong(Files.readString(file).split(" ", -1)[1]);
    } catch (IOException | RuntimeException e) {
      return 0;
    }
  }
}
