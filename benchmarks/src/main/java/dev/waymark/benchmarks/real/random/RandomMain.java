package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.MeasuringLoader;
import dev.waymark.benchmarks.real.coverage.Probes;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;

/** Makes calls in this JVM; the arguments are those of {@link Task#of}. */
public final class RandomMain {
  /** The time is over. */
  static final int DONE = 10;

  /** A call cannot be stopped but with this JVM; another one is to go on after it. */
  static final int STUCK = 11;

  /** There is a bug here, not in what is called. */
  static final int BROKEN = 12;

  private RandomMain() {}

  /** Goes on where an earlier JVM wrote to the same folder. */
  public static void main(String[] args) throws Exception {
    Task task = Task.of(args);
    long end = System.nanoTime() + Duration.ofMillis(task.milliseconds()).toNanos();
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    try {
      Runtime.getRuntime().halt(run(task, end) ? DONE : STUCK);
    } catch (Throwable e) {
      breakOff(e);
    }
  }

  /** Ends the JVM; the log says why. */
  static void breakOff(Throwable e) {
    e.printStackTrace();
    System.err.flush();
    Runtime.getRuntime().halt(BROKEN);
  }

  private static boolean run(Task task, long end) throws Exception {
    ClassSource classes = ClassPath.parse(task.classPath());
    Probes probes = new Probes();
    ClassLoader parent = RandomMain.class.getClassLoader();
    try (MeasuringLoader loader =
        new MeasuringLoader(ClassPath.split(task.classPath()), task.extent(), probes, parent)) {
      Thread.currentThread().setContextClassLoader(loader);
      CallMaker calls = new CallMaker(classes, task.extent(), loader, task.seed());
      if (!calls.hasTargets()) {
        return true;
      }
      Properties before = (Properties) System.getProperties().clone();
      Notebook notebook = new Notebook(classes, task.extent(), probes, Path.of(task.folder()));
      boolean isDone = new Watch(calls, notebook, task.callMilliseconds()).watch(end);
      System.setProperties(before);
      notebook.save();
      return isDone;
    }
  }
}
