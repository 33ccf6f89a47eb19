package dev.waymark.explore;

/** Walks through what is newer than Java 8. */
class InterpreterJava17Test extends InterpreterContract {
  static final String PACKAGES = "java17";

  InterpreterJava17Test() {
    super(PACKAGES, 1_000);
  }
}
