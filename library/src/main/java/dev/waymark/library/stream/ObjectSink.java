package dev.waymark.library.stream;

import org.jspecify.annotations.Nullable;

/** Takes the elements of a stream of objects. */
abstract class ObjectSink extends Sink {
  ObjectSink() {
    this(null);
  }

  ObjectSink(@Nullable Sink after) {
    super(after);
  }

  abstract void accept(@Nullable Object element);
}
