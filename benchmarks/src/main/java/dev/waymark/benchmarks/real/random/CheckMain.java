package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.Rewriter;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import java.nio.file.Path;

/**
 * Makes calls of classes with the instrumentation that explorations use, which sees checks of
 * instructions fail, though not those of calls; the arguments are those of {@link Task#of}.
 */
public final class CheckMain {
  private CheckMain() {}

  /** Goes on where an earlier JVM wrote to the same folder. */
  public static void main(String[] args) {
    Task task = Task.of(args);
    Calling calling = new Calling(task);
    Program program = new Program(ClassPath.parse(task.classPath()));
    Instrumenter instrumenter = new Instrumenter(program, task.extent()::includes);
    Path folder = Path.of(task.folder());
    calling.run(new Instrumented(instrumenter), () -> new CheckNotes(instrumenter.sites(), folder));
  }

  /** Classes as a target JVM has them; the probe is that of this JVM. */
  private record Instrumented(Instrumenter instrumenter) implements Rewriter {
    @Override
    public byte[] rewrite(byte[] bytes, String name) {
      return instrumenter.instrument(name.replace('.', '/'), bytes).bytes();
    }

    @Override
    public boolean isShared(String name) {
      return name.startsWith("dev.waymark.probe.");
    }
  }
}
