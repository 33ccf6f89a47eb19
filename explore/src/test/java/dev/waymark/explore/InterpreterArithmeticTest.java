package dev.waymark.explore;

/** Walks through arithmetic. */
class InterpreterArithmeticTest extends InterpreterContract {
  static final String PACKAGES = "arithmetic";

  InterpreterArithmeticTest() {
    super(PACKAGES, 500);
  }
}
