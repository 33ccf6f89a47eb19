package dev.waymark.explore;

/** Walks through flow of control and exceptions. */
class InterpreterControlTest extends InterpreterContract {
  static final String PACKAGES = "control|failure";

  InterpreterControlTest() {
    super(PACKAGES, 1_400);
  }
}
