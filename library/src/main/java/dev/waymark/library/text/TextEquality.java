package dev.waymark.library.text;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What {@code equals} and {@code hashCode} of strings say, by their characters. */
public final class TextEquality {
  private static final int FACTOR = 31;

  private TextEquality() {}

  public static boolean equal(String self, @Nullable Object other) {
    if (Objects.requireNonNull(self) == other) {
      return true;
    }
    return other instanceof String string && isSame(self, string);
  }

  /** Whether two strings, which may be one, have the same characters. */
  public static boolean isSame(String self, String other) {
    if (!Text.carries(self) && !Text.carries(other)) {
      return self.equals(other);
    }
    Pair pair = Pair.of(self, other);
    return pair != null && Search.same(pair.left(), pair.right()) == 1;
  }

  public static int hash(String self) {
    int hash = 0;
    for (char c : Text.of(self)) {
      hash = FACTOR * hash + c;
    }
    return hash;
  }
}
