package dev.waymark.explore.reason;

/** What sets a variable in two ways, neither of which is looked for. */
final class TwoWays {
  private TwoWays() {}

  static boolean isThird(int day) {
    int kind = day > 5 ? 1 : 2;
    return kind == 3;
  }
}
