package dev.waymark.probe.regex;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A set of code points, as ranges of characters that are no halves of pairs, in ascending order and
 * with gaps between them. The halves that stand alone and all that takes two characters are in it
 * either all or not at all, as {@code isWide} says.
 */
record CharSet(List<Range> ranges, boolean isWide) {
  /** The first half of a pair, in order. */
  static final int FIRST_HALF = Character.MIN_SURROGATE;

  /** The last half of a pair, in order. */
  static final int LAST_HALF = Character.MAX_SURROGATE;

  private static final int END = Character.MAX_VALUE + 1;
  private static final int CASE = 'a' ^ 'A';

  static final CharSet NONE = new CharSet(List.of(), false);
  static final CharSet ALL = NONE.negated();
  static final CharSet TERMINATORS = of("\n\n\r\r\u0085\u0085\u2028\u2029");
  static final CharSet DIGITS = of("09");
  static final CharSet WORD = of("azAZ__09");
  static final CharSet SPACE = of("  \t\r");

  /** From one character to another, both included. */
  record Range(int first, int last) {}

  /** Ranges, each by its first and last character. */
  static CharSet of(String bounds) {
    CharSet set = NONE;
    for (int i = 0; i < bounds.length(); i += 2) {
      set = set.with(range(bounds.charAt(i), bounds.charAt(i + 1)));
    }
    return set;
  }

  /** The characters from {@code first} to {@code last}. */
  static CharSet range(int first, int last) {
    if (first > last || (last >= FIRST_HALF && first <= LAST_HALF)) {
      throw new UnknownRegexException("a range over halves of pairs");
    }
    return new CharSet(List.of(new Range(first, last)), false);
  }

  /** What is here or there. */
  CharSet with(CharSet other) {
    List<Range> all = new ArrayList<>(ranges);
    all.addAll(other.ranges);
    all.sort(Comparator.comparingInt(Range::first));
    List<Range> joined = new ArrayList<>();
    for (Range next : all) {
      int end = joined.size() - 1;
      if (end >= 0 && next.first <= joined.get(end).last + 1) {
        Range last = joined.get(end);
        joined.set(end, new Range(last.first, Math.max(last.last, next.last)));
      } else {
        joined.add(next);
      }
    }
    return new CharSet(joined, isWide || other.isWide);
  }

  /** All that is not here. */
  CharSet negated() {
    List<Range> gaps = new ArrayList<>();
    int start = 0;
    for (Range range : ranges) {
      addGap(gaps, start, range.first - 1);
      start = range.last + 1;
    }
    addGap(gaps, start, END - 1);
    return new CharSet(gaps, !isWide);
  }

  private static void addGap(List<Range> gaps, int first, int last) {
    addRange(gaps, first, Math.min(last, FIRST_HALF - 1));
    addRange(gaps, Math.max(first, LAST_HALF + 1), last);
  }

  private static void addRange(List<Range> gaps, int first, int last) {
    if (first <= last) {
      gaps.add(new Range(first, last));
    }
  }

  /** With the letters of ASCII in both cases. */
  CharSet inBothCases() {
    CharSet both = this;
    for (char c = 'a'; c <= 'z'; c++) {
      if (includes(c) || includes(c ^ CASE)) {
        both = both.with(range(c, c)).with(range(c ^ CASE, c ^ CASE));
      }
    }
    return both;
  }

  /** Whether a character is in it, as a code point of its own. */
  boolean includes(int character) {
    if (character >= FIRST_HALF && character <= LAST_HALF) {
      return isWide;
    }
    for (Range range : ranges) {
      if (range.first <= character && character <= range.last) {
        return true;
      }
    }
    return false;
  }
}
