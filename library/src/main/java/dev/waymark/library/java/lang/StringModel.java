package dev.waymark.library.java.lang;

import dev.waymark.library.Numbers;
import dev.waymark.library.Text;
import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** {@link String}. */
public final class StringModel {
  private static final int FACTOR = 31;

  private StringModel() {}

  public static void init(String self, char[] value) {
    Carriers.put(self, value.clone());
  }

  public static int length(String self) {
    char[] carried = Text.carried(self);
    return carried == null ? self.length() : carried.length;
  }

  public static boolean isEmpty(String self) {
    return length(self) == 0;
  }

  public static char charAt(String self, int index) {
    char[] carried = Text.carried(self);
    char[] characters = carried == null ? self.toCharArray() : carried;
    try {
      return characters[index];
    } catch (ArrayIndexOutOfBoundsException e) {
      return self.charAt(Symbolic.concrete(index));
    }
  }

  public static boolean equals(String self, @Nullable Object other) {
    if (self == other) {
      return true;
    }
    return other instanceof String string && contentEquals(self, string);
  }

  private static boolean contentEquals(String self, String other) {
    if (length(self) != length(other)) {
      return false;
    }
    char[] left = Text.of(self);
    char[] right = Text.of(other);
    int same = 1;
    for (int i = 0; i < left.length; i++) {
      same &= Symbolic.equal(left[i], right[i]);
    }
    return same == 1;
  }

  public static int hashCode(String self) {
    int hash = 0;
    for (char c : Text.of(self)) {
      hash = FACTOR * hash + c;
    }
    return hash;
  }

  public static String substring(String self, int begin) {
    return substring(self, begin, length(self));
  }

  public static String substring(String self, int begin, int end) {
    char[] characters = Text.of(self);
    int from = Numbers.pin(begin);
    int to = Numbers.pin(end);
    if (from < 0 || to > characters.length || from > to) {
      return self.substring(from, to);
    }
    boolean isWhole = from == 0 && to == characters.length;
    return isWhole ? self : Text.make(characters, from, to);
  }
}
