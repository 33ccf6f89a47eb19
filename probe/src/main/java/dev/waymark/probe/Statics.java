package dev.waymark.probe;

import java.util.function.Consumer;

/** Static state. Entry points of instrumented code. */
public final class Statics {
  private static volatile Consumer<Class<?>> listener = type -> {};

  private Statics() {}

  /** From now on, {@code newListener} is told of classes that have just been initialized. */
  public static void listen(Consumer<Class<?>> newListener) {
    listener = newListener;
  }

  /** The initializer of {@code type} has come to its end. */
  public static void initialized(Class<?> type) {
    listener.accept(type);
  }
}
