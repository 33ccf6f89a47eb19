package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.MeasuringLoader;
import dev.waymark.benchmarks.real.coverage.Rewriter;
import dev.waymark.program.ClassPath;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Properties;

/** Makes calls in this JVM, and ends it. */
final class Calling {
  /** The time is over. */
  static final int DONE = 10;

  /** A call cannot be stopped but with this JVM; another one is to go on after it. */
  static final int STUCK = 11;

  /** There is a bug here, not in what is called. */
  static final int BROKEN = 12;

  private final Task task;
  private final long end;

  /** The time begins now. */
  Calling(Task task) {
    this.task = task;
    this.end = System.nanoTime() + Duration.ofMillis(task.milliseconds()).toNanos();
  }

  /** What takes notes, and where it may fail. */
  interface Start {
    /** The notes, which may go on with those of an earlier JVM. */
    Notes notes() throws Exception;
  }

  /** Makes calls of classes that {@code rewriter} rewrites, until the time is over. */
  void run(Rewriter rewriter, Start start) {
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    try {
      Runtime.getRuntime().halt(isDone(rewriter, start) ? DONE : STUCK);
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

  private boolean isDone(Rewriter rewriter, Start start) throws Exception {
    ClassPath classes = ClassPath.parse(task.classPath());
    ClassLoader parent = Calling.class.getClassLoader();
    try (MeasuringLoader loader =
        new MeasuringLoader(ClassPath.split(task.classPath()), task.extent(), rewriter, parent)) {
      Thread.currentThread().setContextClassLoader(loader);
      CallMaker calls = new CallMaker(classes, task.extent(), loader, task.seed());
      if (!calls.hasTargets()) {
        return true;
      }
      Properties before = (Properties) System.getProperties().clone();
      Notes notes = start.notes();
      boolean isDone = new Watch(calls, notes, task).watch(end);
      System.setProperties(before);
      notes.save();
      return isDone;
    }
  }
}
