package dev.waymark.library;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** The characters of strings, symbolic or not. */
public final class Text {
  private Text() {}

  /** The characters of a string that carries, whose number may be symbolic; else null. */
  public static char @Nullable [] carried(@Nullable String string) {
    return (char[]) Carriers.contents(string);
  }

  /** The characters of {@code string}; from here on, the path fixes how many there are. */
  public static char[] of(String string) {
    char[] carried = carried(string);
    if (carried == null) {
      return string.toCharArray();
    }
    fix(carried);
    return carried;
  }

  /** Decides how long {@code array} is. */
  static void fix(char[] array) {
    if (Symbolic.hasOpenLength(array)) {
      Numbers.pin(array.length);
      Symbolic.fixLength(array);
    }
  }

  /** A new string of some of the characters; it carries even if they are all concrete. */
  public static String make(char[] characters, int from, int to) {
    char[] own = new char[to - from];
    System.arraycopy(characters, from, own, 0, to - from);
    String string = new String(own);
    Carriers.put(string, own);
    return string;
  }
}
