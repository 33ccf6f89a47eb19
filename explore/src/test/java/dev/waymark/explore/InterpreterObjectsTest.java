package dev.waymark.explore;

/** Walks through objects. */
class InterpreterObjectsTest extends InterpreterContract {
  static final String PACKAGES = "object";

  InterpreterObjectsTest() {
    super(PACKAGES, 1_000);
  }
}
