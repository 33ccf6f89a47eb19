package dev.waymark.library.stream;

/** A step of a stream of numbers, in front of the next. */
abstract class IntStep extends IntSink {
  final IntSink next;

  IntStep(IntSink next) {
    this.next = next;
  }

  @Override
  void begin() {
    next.begin();
  }

  @Override
  void end() {
    next.end();
  }

  @Override
  boolean isDone() {
    return next.isDone();
  }

  @Override
  boolean mayBeDone() {
    return next.mayBeDone();
  }
}
