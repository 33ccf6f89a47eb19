package dev.waymark.library;

/** The order of strings. */
final class Order {
  private Order() {}

  /** As {@link String#compareTo}. */
  static int compare(String first, String second) {
    char[] left = Text.of(first);
    char[] right = Text.of(second);
    int shared = Math.min(left.length, right.length);
    for (int i = 0; i < shared; i++) {
      if (left[i] != right[i]) {
        return left[i] - right[i];
      }
    }
    return left.length - right.length;
  }
}
