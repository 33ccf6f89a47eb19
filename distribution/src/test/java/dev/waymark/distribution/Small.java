package dev.waymark.distribution;

/** What the tests explore: two branches, both covered. */
final class Small {
  private Small() {}

  static int distance(int from, int to) {
    return from < to ? to - from : from - to;
  }
}
