package dev.waymark.library.stream;

/** Takes the elements of a stream of numbers: first begin, then each element, then end. */
abstract class IntSink {
  void begin() {}

  abstract void accept(int element);

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
