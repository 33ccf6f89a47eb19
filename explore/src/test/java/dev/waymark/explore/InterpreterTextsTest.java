package dev.waymark.explore;

/** Walks through streams and texts. */
class InterpreterTextsTest extends InterpreterContract {
  static final String PACKAGES = "stream|text";

  InterpreterTextsTest() {
    super(PACKAGES, 2_500);
  }
}
