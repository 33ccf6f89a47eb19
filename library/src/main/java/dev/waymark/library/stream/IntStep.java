package dev.waymark.library.stream;

/** A step of a stream of numbers, in front of the next. */
abstract class IntStep extends IntSink {
  final IntSink next;

  IntStep(IntSink next) {
    super(next);
    this.next = next;
  }
}
