package dev.waymark.probe.run;

import org.jspecify.annotations.Nullable;

/** The run that is going on. */
public final class Run {
  public static final int NO_SITE = -1;

  /** Whether the run is to tell its whole path. */
  static boolean recordsPath;

  private static Trace trace = new Trace(0, 0);
  private static @Nullable Thread thread;

  private Run() {}

  public static Trace begin(RunLimits limits) {
    trace = new Trace(limits.events(), trace.size());
    thread = Thread.currentThread();
    recordsPath = false;
    Nodes.begin(limits.nodes());
    return trace;
  }

  public static void end() {
    thread = null;
    if (recordsPath) {
      PathLog.end();
      recordsPath = false;
    }
  }

  /** Has the run tell its whole path, of {@code most} events at most. */
  public static void recordPath(int most) {
    PathLog.begin(most);
    recordsPath = true;
  }

  /** The check at {@code site} has failed, in the thread of the run. */
  public static void failed(int site) {
    if (recordsPath) {
      PathLog.note(PathLog.event(site + 1, PathLog.TAKEN));
    }
  }

  /** The run does something that it cannot tell. */
  public static void gap() {
    if (recordsPath) {
      PathLog.gap();
    }
  }

  public static Trace trace() {
    return trace;
  }

  public static @Nullable Thread thread() {
    return thread;
  }

  /** Whether shadows of this thread count. */
  public static boolean isHere() {
    return Thread.currentThread() == thread;
  }

  public static void incomplete(LossReason reason, int site) {
    trace.incomplete(reason, site);
  }
}
