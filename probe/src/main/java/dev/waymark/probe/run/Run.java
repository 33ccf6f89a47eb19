package dev.waymark.probe.run;

import org.jspecify.annotations.Nullable;

/** The run that is going on. */
public final class Run {
  public static final int NO_SITE = -1;

  private static Trace trace = new Trace(0, 0);
  private static @Nullable Thread thread;

  private Run() {}

  public static Trace begin(RunLimits limits) {
    trace = new Trace(limits.events(), trace.size());
    thread = Thread.currentThread();
    Nodes.begin(limits.nodes());
    return trace;
  }

  public static void end() {
    thread = null;
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
