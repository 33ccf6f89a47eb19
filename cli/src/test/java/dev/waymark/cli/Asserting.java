package dev.waymark.cli;

/** Does not do the same where assertions are disabled. */
final class Asserting {
  private Asserting() {}

  static int small(int a) {
    assert a <= 3;
    return a > 3 ? 1 : 0;
  }
}
