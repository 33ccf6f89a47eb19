package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.witness.Witness;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import java.nio.file.Path;

/**
 * Makes calls of classes that tell which branches they take. The arguments are those of {@link
 * Task#of} and the two of {@link Within}.
 */
public final class WitnessMain {
  private static final int BOUNDS = 9;

  private WitnessMain() {}

  /** Goes on where an earlier JVM wrote to the same folder. */
  public static void main(String[] args) {
    Task task = Task.of(args);
    Calling calling = new Calling(task);
    Within within = new Within(Integer.parseInt(args[BOUNDS]), Integer.parseInt(args[BOUNDS + 1]));
    Witness witness = new Witness(new Program(ClassPath.parse(task.classPath())));
    calling.run(witness, () -> new WitnessNotes(witness, within, Path.of(task.folder())));
  }
}
