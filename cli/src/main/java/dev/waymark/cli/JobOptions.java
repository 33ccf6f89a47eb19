package dev.waymark.cli;

import dev.waymark.explore.job.MemoryBudget;
import dev.waymark.program.ProgramException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many classes are explored side by side, as an option of a command. */
final class JobOptions {
  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description = {
        "How many classes to explore side by side, each with --seconds and --memory of its own"
            + " (default: one for each processor, as far as there is memory)."
      })
  private @Nullable Integer jobs;

  /**
   * The jobs for {@code classes}, each of which takes {@code memory}. The launcher has made the
   * heap of this JVM as large as the jobs need that it expects.
   *
   * @throws ProgramException if the option makes no sense
   */
  int jobs(int classes, MemoryBudget memory) {
    if (jobs != null && jobs < 1) {
      throw new ProgramException("--jobs must be at least 1");
    }
    Runtime runtime = Runtime.getRuntime();
    int usual = Math.min(runtime.availableProcessors(), memory.jobsIn(runtime.maxMemory()));
    return Math.max(1, Math.min(classes, jobs == null ? usual : jobs));
  }
}
