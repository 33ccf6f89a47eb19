package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.process.ChildJvm;
import dev.waymark.program.ClassPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What random calls covered.
 *
 * @param kept calls that each cover a branch that those before them do not
 * @param stopped calls that took too long
 */
public record RandomRun(BranchCounts branches, long calls, int kept, int stopped) {
  private static final List<String> FLAGS = List.of("-Xmx512m", "-XX:+UseSerialGC");
  private static final Duration GRACE = Duration.ofSeconds(20);

  /** Makes calls for as long as {@code task} says, in as many JVMs as that takes. */
  public static RandomRun of(Task task) {
    try {
      Path folder = Path.of(task.folder());
      long start = System.nanoTime();
      long spent = 0;
      while (spent < task.milliseconds()) {
        Task rest = task.after(spent);
        Duration most = Duration.ofMillis(rest.milliseconds()).plus(GRACE);
        int exit =
            new ChildJvm(FLAGS, RandomMain.class.getName(), rest.arguments()).run(folder, most);
        if (exit == RandomMain.DONE) {
          break;
        }
        if (exit == RandomMain.BROKEN) {
          throw new IllegalStateException("random calls failed: " + ChildJvm.endOfLog(folder));
        }
        if (exit != RandomMain.STUCK) {
          skip(folder);
        }
        spent = Duration.ofNanos(System.nanoTime() - start).toMillis();
      }
      return read(task, folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A JVM that ended unforeseen has not told how far it got: the next goes far beyond. */
  private static void skip(Path folder) throws IOException {
    Path file = folder.resolve("tally");
    Tally known = Tally.read(file);
    new Tally(known.next() + 1_000_003, known.kept(), known.stopped() + 1).write(file);
  }

  private static RandomRun read(Task task, Path folder) throws IOException {
    Tally tally = Tally.read(folder.resolve("tally"));
    BranchCounts branches =
        BranchCounts.of(
            ClassPath.parse(task.classPath()), task.extent(), Notebook.executions(folder).read());
    return new RandomRun(branches, tally.next(), tally.kept(), tally.stopped());
  }
}
