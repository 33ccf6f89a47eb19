package dev.waymark.library.stream;

/** Objects that can be pushed into a sink, once. */
interface ObjectFlow {
  void into(ObjectSink sink);
}
