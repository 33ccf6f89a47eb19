package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.process.ChildJvm;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** JVMs that make calls, one after the other. */
final class CallingJvms {
  private static final List<String> FLAGS = List.of("-Xmx512m", "-XX:+UseSerialGC");
  private static final Duration GRACE = Duration.ofSeconds(20);

  private CallingJvms() {}

  /**
   * Makes calls for as long as {@code task} says, in as many JVMs as that takes.
   *
   * @param more arguments of {@code mainClass} after those of the task
   */
  static void run(Class<?> mainClass, Task task, List<String> more) throws IOException {
    Path folder = Path.of(task.folder());
    long start = System.nanoTime();
    long spent = 0;
    while (spent < task.milliseconds()) {
      Task rest = task.after(spent);
      Duration most = Duration.ofMillis(rest.milliseconds()).plus(GRACE);
      List<String> arguments = new ArrayList<>(rest.arguments());
      arguments.addAll(more);
      int exit = new ChildJvm(FLAGS, mainClass.getName(), arguments).run(folder, most);
      if (exit == Calling.DONE) {
        break;
      }
      if (exit == Calling.BROKEN) {
        throw new IllegalStateException("random calls failed: " + ChildJvm.endOfLog(folder));
      }
      if (exit != Calling.STUCK) {
        skip(folder);
      }
      spent = Duration.ofNanos(System.nanoTime() - start).toMillis();
    }
  }

  /** A JVM that ended unforeseen has not told how far it got: the next goes far beyond. */
  private static void skip(Path folder) throws IOException {
    Path file = folder.resolve("tally");
    Tally known = Tally.read(file);
    new Tally(known.next() + 1_000_003, known.kept(), known.stopped() + 1).write(file);
  }
}
