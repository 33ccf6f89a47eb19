package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.program.ClassPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jacoco.core.data.ExecutionDataStore;

/**
 * What random calls covered.
 *
 * @param probes those of JaCoCo that were hit
 * @param kept calls that each cover a branch that those before them do not
 * @param stopped calls that took too long
 */
public record RandomRun(
    BranchCounts branches, ExecutionDataStore probes, long calls, int kept, int stopped) {
  /** Makes calls for as long as {@code task} says. */
  public static RandomRun of(Task task) {
    try {
      CallingJvms.run(RandomMain.class, task, List.of());
      return read(task, Path.of(task.folder()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RandomRun read(Task task, Path folder) throws IOException {
    Tally tally = Tally.read(folder.resolve("tally"));
    ExecutionDataStore probes = Notebook.executions(folder).read();
    ClassPath classes = ClassPath.parse(task.classPath());
    BranchCounts branches = BranchCounts.of(classes, task.extent(), probes);
    return new RandomRun(branches, probes, tally.next(), tally.kept(), tally.stopped());
  }
}
