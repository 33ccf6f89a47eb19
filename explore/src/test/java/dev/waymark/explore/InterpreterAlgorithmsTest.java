package dev.waymark.explore;

/** Walks through arrays and classic algorithms. */
class InterpreterAlgorithmsTest extends InterpreterContract {
  static final String PACKAGES = "array|classic";

  InterpreterAlgorithmsTest() {
    super(PACKAGES, 1_400);
  }
}
