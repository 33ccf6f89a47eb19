package dev.waymark.library;

import dev.waymark.library.number.Numbers;
import dev.waymark.library.text.Search;
import dev.waymark.library.text.Text;
import org.jspecify.annotations.Nullable;

/** Whether parts of two strings are the same. */
public final class TextRegions {
  private TextRegions() {}

  /** As {@link String#regionMatches(boolean, int, String, int, int)}. */
  public static boolean match(
      String self, boolean ignoreCase, int at, @Nullable String other, int from, int length) {
    char[] left = Text.of(self);
    int place = Numbers.pin(at);
    int start = Numbers.pin(from);
    int count = Numbers.pin(length);
    if (other == null) {
      return self.regionMatches(ignoreCase, place, other, start, count);
    }
    if (start < 0 || place < 0 || place > (long) left.length - count) {
      return false;
    }
    char[] right = Text.of(other);
    if (start > (long) right.length - count) {
      return false;
    }
    if (count <= 0) {
      return true;
    }
    char[] first = Text.part(left, place, place + count);
    char[] second = Text.part(right, start, start + count);
    return ignoreCase ? Folding.same(first, second) : Search.same(first, second) == 1;
  }
}
