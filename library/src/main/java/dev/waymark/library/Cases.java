package dev.waymark.library;

import dev.waymark.probe.Symbolic;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Upper and lower case. */
public final class Cases {
  private static final int ASCII = 0x80;
  private static final int SHIFT = 5;
  private static final int CASE = 1 << SHIFT;
  private static final int SIGMA = 0x3A3;
  private static final int DOTTED_I = 0x130;
  private static final char DOT_ABOVE = 0x307;
  private static final Set<String> SPECIAL_LANGUAGES = Set.of("tr", "az", "lt");

  private Cases() {}

  /** Made when first used. */
  private static final class Lower {
    static final Table DISTANCES =
        Table.distances(
            IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .map(Character::toLowerCase)
                .toArray());
  }

  /** Made when first used. */
  private static final class Upper {
    static final Table DISTANCES =
        Table.distances(
            IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .map(Character::toUpperCase)
                .toArray());

    /** Those whose upper case in a string is not one code point. */
    static final int[] EXPANDING =
        IntStream.rangeClosed(ASCII, Character.MAX_VALUE)
            .filter(c -> Character.isLowerCase(c) || Character.isTitleCase(c))
            .filter(
                c ->
                    expansion(c).codePointAt(0) != Character.toUpperCase(c)
                        || expansion(c).length() > 1)
            .toArray();
  }

  private static String expansion(int concrete) {
    return Character.toString(concrete).toUpperCase(Locale.ROOT);
  }

  /** Whether the language has no rules of its own. */
  public static boolean isPlain(Locale locale) {
    return !SPECIAL_LANGUAGES.contains(locale.getLanguage());
  }

  /** Computed, not decided, for there may be many characters. */
  static int lowerAscii(int c) {
    return c + (Points.isBetween(c, 'A', 'Z') << SHIFT);
  }

  private static int upperAscii(int c) {
    return c - (Points.isBetween(c, 'a', 'z') << SHIFT);
  }

  /** As {@link Character#toLowerCase(int)}. */
  public static int lower(int codePoint) {
    if (!isAscii(codePoint)) {
      return codePoint + Lower.DISTANCES.at(codePoint);
    }
    return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + CASE : codePoint;
  }

  /** As {@link Character#toUpperCase(int)}. */
  public static int upper(int codePoint) {
    if (!isAscii(codePoint)) {
      return codePoint + Upper.DISTANCES.at(codePoint);
    }
    return codePoint >= 'a' && codePoint <= 'z' ? codePoint - CASE : codePoint;
  }

  private static boolean isAscii(int codePoint) {
    return codePoint >= 0 && codePoint < ASCII;
  }

  private static boolean isAscii(char[] text) {
    int all = 0;
    for (char c : text) {
      all |= c;
    }
    return all < ASCII;
  }

  /** As the JDK returns what became of {@code self}: itself if nothing changed, with exceptions. */
  public static String result(String self, char[] changed) {
    int copied = 0;
    for (char c : Text.of(self)) {
      copied |= Points.isHalf(c) | Symbolic.equal(c, DOTTED_I);
    }
    return copied == 0 ? Text.orSame(self, changed) : Text.make(changed);
  }

  /** The text in lower case, for plain languages; null if that is not known. */
  public static char @Nullable [] lower(char[] text) {
    if (isAscii(text)) {
      char[] lower = new char[text.length];
      for (int i = 0; i < text.length; i++) {
        lower[i] = (char) lowerAscii(text[i]);
      }
      return lower;
    }
    Buffer lower = new Buffer();
    for (int i = 0; i < text.length; i++) {
      int codePoint = Points.at(text, i, text.length);
      if (codePoint == SIGMA && text.length > 1) {
        return null;
      } else if (codePoint == DOTTED_I) {
        lower.append('i');
        lower.append(DOT_ABOVE);
      } else {
        i += Points.width(codePoint) - 1;
        lower.appendCodePoint(lower(codePoint));
      }
    }
    return lower.toChars();
  }

  /** The text in upper case, for plain languages. */
  public static char[] upper(char[] text) {
    if (isAscii(text)) {
      char[] upper = new char[text.length];
      for (int i = 0; i < text.length; i++) {
        upper[i] = (char) upperAscii(text[i]);
      }
      return upper;
    }
    Buffer upper = new Buffer();
    for (int i = 0; i < text.length; i++) {
      int codePoint = Points.at(text, i, text.length);
      i += Points.width(codePoint) - 1;
      int expanding = isAscii(codePoint) ? -1 : expanding(codePoint);
      if (expanding >= 0) {
        upper.append(expansion(expanding).toCharArray());
      } else {
        upper.appendCodePoint(upper(codePoint));
      }
    }
    return upper.toChars();
  }

  /** Which of those that expand {@code codePoint} is; -1 if none. */
  private static int expanding(int codePoint) {
    int low = 0;
    int high = Upper.EXPANDING.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (codePoint >= Upper.EXPANDING[middle]) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return codePoint == Upper.EXPANDING[low] ? Upper.EXPANDING[low] : -1;
  }
}
