package dev.waymark.library.stream;

/** Numbers that can be pushed into a sink, once. */
interface IntFlow {
  void into(IntSink sink);
}
