package dev.waymark.explore;

/** Walks through traps for wrong proofs. */
class InterpreterTrapsTest extends InterpreterContract {
  static final String PACKAGES = "trap";

  InterpreterTrapsTest() {
    super(PACKAGES, 450);
  }
}
