package dev.waymark.library.text;

import dev.waymark.library.number.Numbers;
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

  /** Whether there is something symbolic in {@code text}. */
  public static boolean carries(@Nullable Object text) {
    return Carriers.contents(text) != null;
  }

  /** Whatever is symbolic in {@code text} has gone to the JDK. */
  public static void lose(@Nullable Object text) {
    if (carries(text)) {
      Symbolic.lose();
    }
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

  /** Whether the path has not fixed how long {@code string} is. */
  static boolean isOpen(String string) {
    char[] carried = carried(string);
    return carried != null && Symbolic.hasOpenLength(carried);
  }

  /**
   * The characters of {@code string} if there are {@code count} of them, which is concrete; else
   * null. Nothing more about its length is decided.
   */
  static char @Nullable [] ofLength(String string, int count) {
    char[] carried = carried(string);
    if (carried == null) {
      return string.length() == count ? string.toCharArray() : null;
    }
    if (carried.length != count) {
      return null;
    }
    Symbolic.fixLength(carried, count);
    return carried;
  }

  /**
   * The first {@code count} characters of {@code string}, which is concrete; null if there are not
   * so many. Nothing more about its length is decided.
   */
  public static char @Nullable [] start(String string, int count) {
    char[] carried = carried(string);
    char[] characters = carried == null ? string.toCharArray() : carried;
    if (characters.length < count) {
      return null;
    }
    char[] start = new char[count];
    for (int i = 0; i < count; i++) {
      start[i] = characters[i];
    }
    return start;
  }

  /** Decides how long {@code array} is. */
  public static void fix(char[] array) {
    if (Symbolic.hasOpenLength(array)) {
      Symbolic.fixLength(array, Numbers.pin(array.length));
    }
  }

  /** A string of some of the characters; it carries if one of them is symbolic. */
  public static String make(char[] characters, int from, int to) {
    if (from == to) {
      return "";
    }
    char[] own = new char[to - from];
    System.arraycopy(characters, from, own, 0, to - from);
    String string = new String(own);
    if (Symbolic.isSymbolicArray(own)) {
      Carriers.put(string, own);
    }
    return string;
  }

  /** A string of all the characters. */
  public static String make(char[] characters) {
    return make(characters, 0, characters.length);
  }

  /** Some of the characters. */
  public static char[] part(char[] characters, int from, int to) {
    char[] part = new char[to - from];
    System.arraycopy(characters, from, part, 0, to - from);
    return part;
  }

  /** A part of {@code whole}, which consists of {@code characters}; itself if it is all. */
  public static String partOf(String whole, char[] characters, int from, int to) {
    boolean isAll = from == 0 && to == characters.length;
    return isAll ? whole : make(characters, from, to);
  }

  /** {@code self} if that is what the characters are, else a new string of them. */
  public static String orSame(String self, char[] characters) {
    return Search.same(of(self), characters) == 1 ? self : make(characters);
  }

  /** How many characters there are, which may be symbolic. */
  public static int length(String self) {
    char[] carried = carried(self);
    return carried == null ? self.length() : carried.length;
  }
}
