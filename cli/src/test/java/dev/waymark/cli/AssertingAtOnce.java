package dev.waymark.cli;

/** Cannot be used where assertions are enabled. */
final class AssertingAtOnce {
  private static final int SIZE = Integer.getInteger("waymark.size", 3);

  static {
    assert SIZE > 3 : "too small";
  }

  private AssertingAtOnce() {}

  static boolean isSmall(int a) {
    return a < SIZE;
  }

  static boolean isLarge(int a) {
    return a > SIZE;
  }
}
