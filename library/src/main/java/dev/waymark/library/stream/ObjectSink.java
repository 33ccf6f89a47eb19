package dev.waymark.library.stream;

import org.jspecify.annotations.Nullable;

/** Takes the elements of a stream of objects: first begin, then each element, then end. */
abstract class ObjectSink {
  void begin() {}

  abstract void accept(@Nullable Object element);

  void end() {}

  /** Whether no more elements are wanted. */
  boolean isDone() {
    return false;
  }

  /** Whether it may be done before all elements are there. */
  boolean mayBeDone() {
    return false;
  }
}
