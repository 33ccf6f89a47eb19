package dev.waymark.library.stream;

import org.jspecify.annotations.Nullable;

/** Takes the elements of a stream of numbers. */
abstract class IntSink extends Sink {
  IntSink() {
    this(null);
  }

  IntSink(@Nullable Sink after) {
    super(after);
  }

  abstract void accept(int element);
}
