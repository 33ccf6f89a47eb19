package dev.waymark.probe;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Static state. Entry points of instrumented code. */
public final class Statics {
  private static volatile Consumer<Class<?>> listener = type -> {};

  /** Whether a class was initialized as this run alone does it. */
  private static volatile boolean hasUnstable;

  /** How many initializers have begun and not come to their end. */
  private static final AtomicInteger UNFINISHED = new AtomicInteger();

  private Statics() {}

  /**
   * From now on, {@code newListener} is told of classes that have just been initialized. Those of
   * which an initializer was not finished are none of its.
   */
  public static void listen(Consumer<Class<?>> newListener) {
    listener = newListener;
    UNFINISHED.set(0);
    hasUnstable = false;
  }

  /**
   * Whether an initializer was ended by an exception: that of the code, or the end of a run. No run
   * can use its class again.
   */
  public static boolean hasUnfinished() {
    return UNFINISHED.get() != 0;
  }

  /** Whether the next run must not find the classes as they are: it may initialize others. */
  public static boolean hasUnstable() {
    return hasUnstable;
  }

  /** An initializer begins. */
  public static void begun() {
    UNFINISHED.incrementAndGet();
  }

  /** The initializer of {@code type} has come to its end. */
  public static void initialized(Class<?> type) {
    UNFINISHED.decrementAndGet();
    listener.accept(type);
  }

  /** As above, for a class that another run may initialize to something else. */
  public static void initializedForOneRun(Class<?> type) {
    hasUnstable = true;
    initialized(type);
  }
}
