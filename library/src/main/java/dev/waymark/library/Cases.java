package dev.waymark.library;

import dev.waymark.library.text.CodePoints;
import dev.waymark.library.text.Text;
import dev.waymark.probe.CharacterFunction;
import dev.waymark.probe.Symbolic;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Upper and lower case. */
public final class Cases {
  private static final int ASCII = 0x80;
  private static final int CASE = 'a' ^ 'A';
  private static final int SIGMA = 0x3A3;
  private static final int DOTTED_I = 0x130;
  private static final char DOT_ABOVE = 0x307;
  private static final Set<String> SPECIAL_LANGUAGES = Set.of("tr", "az", "lt");

  private Cases() {}

  /** Made when first used. */
  private static final class Lower {
    static final CharacterTable DISTANCES = new CharacterTable(CharacterFunction.TO_LOWER);
  }

  /** Made when first used. */
  private static final class Upper {
    static final CharacterTable DISTANCES = new CharacterTable(CharacterFunction.TO_UPPER);
  }

  /** Made when first used. */
  private static final class Expanding {
    /** Those whose upper case in a string is not one code point. */
    static final int[] ALL =
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
    return Symbolic.choose(CodePoints.isBetween(c, 'A', 'Z'), c ^ CASE, c);
  }

  private static int upperAscii(int c) {
    return Symbolic.choose(CodePoints.isBetween(c, 'a', 'z'), c ^ CASE, c);
  }

  /** As {@link Character#toLowerCase(int)}. */
  public static int lower(int codePoint) {
    if (!Letters.isAscii(codePoint)) {
      return codePoint + Lower.DISTANCES.at(codePoint);
    }
    return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + CASE : codePoint;
  }

  /** As {@link Character#toUpperCase(int)}. */
  public static int upper(int codePoint) {
    if (!Letters.isAscii(codePoint)) {
      return codePoint + Upper.DISTANCES.at(codePoint);
    }
    return codePoint >= 'a' && codePoint <= 'z' ? codePoint - CASE : codePoint;
  }

  /** {@code self} in lower case, for plain languages; null if that is not known. */
  public static @Nullable String lower(String self) {
    char[] text = Text.of(self);
    if (!Letters.areAscii(text)) {
      char[] lower = lowerUnicode(text);
      return lower == null ? null : result(self, lower);
    }
    int changes = 0;
    char[] lower = new char[text.length];
    for (int i = 0; i < text.length; i++) {
      changes |= CodePoints.isBetween(text[i], 'A', 'Z');
      lower[i] = (char) lowerAscii(text[i]);
    }
    return changes == 0 ? self : Text.make(lower);
  }

  private static char @Nullable [] lowerUnicode(char[] text) {
    Buffer lower = new Buffer();
    for (int i = 0; i < text.length; i++) {
      int codePoint = CodePoints.at(text, i, text.length);
      if (codePoint == SIGMA && text.length > 1) {
        return null;
      } else if (codePoint == DOTTED_I) {
        lower.append('i');
        lower.append(DOT_ABOVE);
      } else {
        i += CodePoints.width(codePoint) - 1;
        lower.appendCodePoint(lower(codePoint));
      }
    }
    return lower.toChars();
  }

  /** {@code self} in upper case, for plain languages. */
  public static String upper(String self) {
    char[] text = Text.of(self);
    if (!Letters.areAscii(text)) {
      return result(self, upperUnicode(text));
    }
    int changes = 0;
    char[] upper = new char[text.length];
    for (int i = 0; i < text.length; i++) {
      changes |= CodePoints.isBetween(text[i], 'a', 'z');
      upper[i] = (char) upperAscii(text[i]);
    }
    return changes == 0 ? self : Text.make(upper);
  }

  private static char[] upperUnicode(char[] text) {
    Buffer upper = new Buffer();
    for (int i = 0; i < text.length; i++) {
      int codePoint = CodePoints.at(text, i, text.length);
      i += CodePoints.width(codePoint) - 1;
      int expanding = Letters.isAscii(codePoint) ? -1 : expanding(codePoint);
      if (expanding >= 0) {
        upper.append(expansion(expanding).toCharArray());
      } else {
        upper.appendCodePoint(upper(codePoint));
      }
    }
    return upper.toChars();
  }

  /** As the JDK returns what became of {@code self}: itself if nothing changed, with exceptions. */
  private static String result(String self, char[] changed) {
    int copied = 0;
    for (char c : Text.of(self)) {
      copied |= CodePoints.isHalf(c) | Symbolic.equal(c, DOTTED_I);
    }
    return copied == 0 ? Text.orSame(self, changed) : Text.make(changed);
  }

  /** Which of those that expand {@code codePoint} is; -1 if none. */
  private static int expanding(int codePoint) {
    int low = 0;
    int high = Expanding.ALL.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (codePoint >= Expanding.ALL[middle]) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return codePoint == Expanding.ALL[low] ? Expanding.ALL[low] : -1;
  }

  /** As {@link String#toLowerCase(Locale)}; other than plain rules are lost. */
  public static String lower(String self, Locale locale) {
    if (!Text.carries(self)) {
      return self.toLowerCase(locale);
    }
    String lower = isPlain(locale) ? lower(self) : null;
    if (lower == null) {
      Symbolic.lose();
      return self.toLowerCase(locale);
    }
    return lower;
  }

  /** As {@link String#toUpperCase(Locale)}; other than plain rules are lost. */
  public static String upper(String self, Locale locale) {
    if (!Text.carries(self)) {
      return self.toUpperCase(locale);
    }
    if (!isPlain(locale)) {
      Symbolic.lose();
      return self.toUpperCase(locale);
    }
    return upper(self);
  }
}
