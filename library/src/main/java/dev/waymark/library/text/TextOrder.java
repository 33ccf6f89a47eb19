package dev.waymark.library.text;

/** The order of strings. */
public final class TextOrder {
  private TextOrder() {}

  /** As {@link String#compareTo}. */
  public static int compare(String first, String second) {
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
