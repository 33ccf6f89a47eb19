package dev.waymark.library;

import dev.waymark.library.text.CodePoints;
import dev.waymark.library.value.Keys;
import dev.waymark.probe.CharacterFunction;
import dev.waymark.probe.Symbolic;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Characters that differ in case alone. They have the same {@link #key}, which is the lower case of
 * their upper case.
 */
public final class Folding {
  private static final int ASCII = 0x80;
  private static final int LATIN = 0x100;

  private Folding() {}

  /** Made when first used. */
  private static final class Keys {
    static final CharacterTable DISTANCES = new CharacterTable(CharacterFunction.TO_FOLDED);

    /** Those characters that are not their own keys, by their keys. */
    static final int[] MOVED =
        IntStream.rangeClosed(0, Character.MAX_VALUE)
            .filter(c -> c != keyOf(c))
            .boxed()
            .sorted(Comparator.comparingInt(Folding::keyOf))
            .mapToInt(Integer::intValue)
            .toArray();

    static final int[] KEYS = Arrays.stream(MOVED).map(Folding::keyOf).toArray();
  }

  private static int keyOf(int concrete) {
    return Character.toLowerCase(Character.toUpperCase(concrete));
  }

  /** What all that differ from {@code codePoint} in case alone have in common. */
  static int key(int codePoint) {
    return codePoint < ASCII
        ? Cases.lowerAscii(codePoint)
        : codePoint + Keys.DISTANCES.at(codePoint);
  }

  /** 1 if the characters are the same but for case, else 0. */
  static int same(char left, char right) {
    if (!Symbolic.isSymbolic(right)) {
      return isOneOf(left, Symbolic.concrete(right));
    }
    if (!Symbolic.isSymbolic(left)) {
      return isOneOf(right, Symbolic.concrete(left));
    }
    return (left | right) < ASCII
        ? Symbolic.equal(Cases.lowerAscii(left), Cases.lowerAscii(right))
        : Symbolic.equal(key(left), key(right));
  }

  private static int isOneOf(char c, int concrete) {
    int key = keyOf(concrete);
    int same = Symbolic.equal(c, key);
    int place = Arrays.binarySearch(Keys.KEYS, key);
    if (place < 0) {
      return same;
    }
    for (int i = place; i >= 0 && Keys.KEYS[i] == key; i--) {
      same |= Symbolic.equal(c, Keys.MOVED[i]);
    }
    for (int i = place + 1; i < Keys.KEYS.length && Keys.KEYS[i] == key; i++) {
      same |= Symbolic.equal(c, Keys.MOVED[i]);
    }
    return same;
  }

  /** Whether two texts are the same but for case. */
  public static boolean same(char[] left, char[] right) {
    if (left.length != right.length) {
      return false;
    }
    int same = 1;
    int halves = 0;
    for (int i = 0; i < left.length; i++) {
      same &= same(left[i], right[i]);
      halves |= CodePoints.isHalf(left[i]) & CodePoints.isHalf(right[i]);
    }
    return same == 1 || (halves == 1 && compare(left, right) == 0);
  }

  /** As {@link String#compareToIgnoreCase}. */
  public static int compare(char[] left, char[] right) {
    int leftSkip = 0;
    int rightSkip = 0;
    for (int i = 0; i + leftSkip < left.length && i + rightSkip < right.length; i++) {
      char l = left[i + leftSkip];
      char r = right[i + rightSkip];
      if (same(l, r) == 1) {
        continue;
      }
      if ((CodePoints.isHalf(l) | CodePoints.isHalf(r)) == 0 || isLatin(left) || isLatin(right)) {
        return key(l) - key(r);
      }
      int difference = key(around(left, i + leftSkip)) - key(around(right, i + rightSkip));
      if (difference != 0) {
        return difference;
      }
      leftSkip += startsPair(left, i + leftSkip) ? 1 : 0;
      rightSkip += startsPair(right, i + rightSkip) ? 1 : 0;
    }
    return left.length - right.length;
  }

  /** The code point that a character belongs to. */
  private static int around(char[] text, int place) {
    return startsPair(text, place)
        ? CodePoints.at(text, place, text.length)
        : CodePoints.before(text, place + 1, 0);
  }

  private static boolean startsPair(char[] text, int place) {
    return place + 1 < text.length
        && CodePoints.isHigh(text[place])
        && CodePoints.isLow(text[place + 1]);
  }

  /** Texts of Latin-1 are compared by characters, whatever is in the other. */
  private static boolean isLatin(char[] text) {
    int all = 0;
    for (char c : text) {
      all |= c;
    }
    return all < LATIN;
  }
}
