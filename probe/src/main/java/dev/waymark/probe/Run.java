package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/** The run that is going on. */
final class Run {
  static final int NO_SITE = -1;

  /** Whether the run is to tell its whole path. */
  static boolean recordsPath;

  private static Trace trace = new Trace(0, 0);
  private static @Nullable Thread thread;

  private Run() {}

  static Trace begin(RunLimits limits) {
    trace = new Trace(limits.events(), trace.size());
    thread = Thread.currentThread();
    recordsPath = false;
    Nodes.begin(limits.nodes());
    return trace;
  }

  static void end() {
    thread = null;
    if (recordsPath) {
      PathLog.end();
      recordsPath = false;
    }
  }

  /** Has the run tell its whole path, of {@code most} events at most. */
  static void recordPath(int most) {
    PathLog.begin(most);
    recordsPath = true;
  }

  /** The check at {@code site} has failed, in the thread of the run. */
  static void failed(int site) {
    if (recordsPath) {
      PathLog.note(PathLog.event(site + 1, PathLog.TAKEN));
    }
  }

  /** The run does something that it cannot tell. */
  static void gap() {
    if (recordsPath) {
      PathLog.gap();
    }
  }

  static Trace trace() {
    return trace;
  }

  static @Nullable Thread thread() {
    return thread;
  }

  /** Whether shadows of this thread count. */
  static boolean isHere() {
    return Thread.currentThread() == thread;
  }

  static void incomplete(LossReason reason, int site) {
    trace.incomplete(reason, site);
  }
}
