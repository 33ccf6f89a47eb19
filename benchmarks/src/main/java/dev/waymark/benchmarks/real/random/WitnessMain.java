package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.MeasuringLoader;
import dev.waymark.benchmarks.real.witness.Witness;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;

/**
 * Makes the calls of {@link RandomMain} of classes that tell which branches they take. The
 * arguments are those of {@link Task#of} and the two of {@link Within}.
 */
public final class WitnessMain {
  private static final int BOUNDS = 8;

  private WitnessMain() {}

  /** Goes on where an earlier JVM wrote to the same folder. */
  public static void main(String[] args) throws Exception {
    Task task = Task.of(args);
    Within within = new Within(Integer.parseInt(args[BOUNDS]), Integer.parseInt(args[BOUNDS + 1]));
    long end = System.nanoTime() + Duration.ofMillis(task.milliseconds()).toNanos();
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    try {
      int exit = run(task, within, end) ? RandomMain.DONE : RandomMain.STUCK;
      Runtime.getRuntime().halt(exit);
    } catch (Throwable e) {
      RandomMain.breakOff(e);
    }
  }

  private static boolean run(Task task, Within within, long end) throws Exception {
    ClassPath classes = ClassPath.parse(task.classPath());
    Witness witness = new Witness(new Program(classes));
    ClassLoader parent = WitnessMain.class.getClassLoader();
    try (MeasuringLoader loader =
        new MeasuringLoader(ClassPath.split(task.classPath()), task.extent(), witness, parent)) {
      Thread.currentThread().setContextClassLoader(loader);
      CallMaker calls = new CallMaker(classes, task.extent(), loader, task.seed());
      if (!calls.hasTargets()) {
        return true;
      }
      Properties before = (Properties) System.getProperties().clone();
      WitnessNotes notes = new WitnessNotes(witness, within, Path.of(task.folder()));
      boolean isDone = new Watch(calls, notes, task.callMilliseconds()).watch(end);
      System.setProperties(before);
      notes.save();
      return isDone;
    }
  }
}
