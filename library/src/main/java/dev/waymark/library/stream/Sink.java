package dev.waymark.library.stream;

import org.jspecify.annotations.Nullable;

/**
 * Takes the elements of a stream: first begin, then each element, then end. A step of a stream does
 * so on behalf of what comes after it.
 */
abstract class Sink {
  private final @Nullable Sink after;

  /** Where the stream ends if {@code after} is null, else a step in front of it. */
  Sink(@Nullable Sink after) {
    this.after = after;
  }

  void begin() {
    if (after != null) {
      after.begin();
    }
  }

  void end() {
    if (after != null) {
      after.end();
    }
  }

  /** Whether no more elements are wanted. */
  boolean isDone() {
    return after != null && after.isDone();
  }

  /** Whether it may be done before all elements are there. */
  boolean mayBeDone() {
    return after != null && after.mayBeDone();
  }
}
