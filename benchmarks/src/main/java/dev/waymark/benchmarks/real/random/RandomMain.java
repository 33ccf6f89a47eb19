package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.Probes;
import dev.waymark.program.ClassPath;
import java.nio.file.Path;

/** Makes calls in this JVM, and JaCoCo counts; the arguments are those of {@link Task#of}. */
public final class RandomMain {
  private RandomMain() {}

  /** Goes on where an earlier JVM wrote to the same folder. */
  public static void main(String[] args) {
    Task task = Task.of(args);
    Calling calling = new Calling(task);
    Probes probes = new Probes();
    calling.run(
        probes,
        () ->
            new Notebook(
                ClassPath.parse(task.classPath()), task.extent(), probes, Path.of(task.folder())));
  }
}
