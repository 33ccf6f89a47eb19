package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/** The run that is going on. */
final class Run {
  static final int NO_SITE = -1;

  private static Trace trace = new Trace(0, 0);
  private static @Nullable Thread thread;

  private Run() {}

  static Trace begin(RunLimits limits) {
    trace = new Trace(limits.events(), trace.size());
    thread = Thread.currentThread();
    Nodes.begin(limits.nodes());
    return trace;
  }

  static void end() {
    thread = null;
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
