package dev.waymark.library.text;

import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** The characters of two strings of the same length. */
public final class Pair {
  private final char[] left;
  private final char[] right;

  private Pair(char[] left, char[] right) {
    this.left = left;
    this.right = right;
  }

  public char[] left() {
    return left;
  }

  public char[] right() {
    return right;
  }

  /** Null if they differ in length; of which nothing more is decided than is needed. */
  public static @Nullable Pair of(String first, String second) {
    if (Text.isOpen(second)) {
      return Text.isOpen(first) ? ofOpen(first, second) : swapped(of(second, first));
    }
    char[] right = Text.of(second);
    char[] left = Text.ofLength(first, right.length);
    return left == null ? null : new Pair(left, right);
  }

  private static @Nullable Pair ofOpen(String first, String second) {
    char[] left = Text.carried(first);
    char[] right = Text.carried(second);
    if (left == null || right == null || left.length != right.length) {
      return null;
    }
    Text.fix(left);
    Symbolic.fixLength(right, left.length);
    return new Pair(left, right);
  }

  private static @Nullable Pair swapped(@Nullable Pair pair) {
    return pair == null ? null : new Pair(pair.right, pair.left);
  }
}
