package dev.waymark.library.text;

import dev.waymark.probe.Symbolic;

/** Where something is in a text: computed, not decided, so that a search is one path. */
public final class Search {
  private Search() {}

  /** The first place of a code point at {@code from} or after it; -1 if there is none. */
  public static int first(char[] text, int codePoint, int from) {
    if (CodePoints.isWide(codePoint)) {
      return first(text, CodePoints.pair(codePoint), from);
    }
    int place = -1;
    for (int i = text.length - 1; i >= 0; i--) {
      place = Symbolic.choose(Symbolic.equal(text[i], codePoint) & atMost(from, i), i, place);
    }
    return place;
  }

  /** The last place of a code point at {@code from} or before it; -1 if there is none. */
  public static int last(char[] text, int codePoint, int from) {
    if (CodePoints.isWide(codePoint)) {
      return last(text, CodePoints.pair(codePoint), from);
    }
    int place = -1;
    for (int i = 0; i < text.length; i++) {
      place = Symbolic.choose(Symbolic.equal(text[i], codePoint) & atMost(i, from), i, place);
    }
    return place;
  }

  /** The first place of {@code sought} at {@code from} or after it; -1 if there is none. */
  public static int first(char[] text, char[] sought, int from) {
    if (sought.length == 0) {
      return from < 0 ? 0 : from > text.length ? text.length : from;
    }
    int place = -1;
    for (int i = text.length - sought.length; i >= 0; i--) {
      place = Symbolic.choose(isAt(text, i, sought) & atMost(from, i), i, place);
    }
    return place;
  }

  /** The last place of {@code sought} at {@code from} or before it; -1 if there is none. */
  public static int last(char[] text, char[] sought, int from) {
    if (sought.length == 0) {
      return from < 0 ? -1 : from > text.length ? text.length : from;
    }
    int place = -1;
    for (int i = 0; i <= text.length - sought.length; i++) {
      place = Symbolic.choose(isAt(text, i, sought) & atMost(i, from), i, place);
    }
    return place;
  }

  /** 1 if all of {@code sought} stands at a place that has room for it, else 0. */
  public static int isAt(char[] text, int place, char[] sought) {
    return same(text, place, sought, 0, sought.length);
  }

  /** 1 if {@code length} characters are the same, else 0. */
  static int same(char[] left, int leftFrom, char[] right, int rightFrom, int length) {
    int same = 1;
    for (int i = 0; i < length; i++) {
      same &= Symbolic.equal(left[leftFrom + i], right[rightFrom + i]);
    }
    return same;
  }

  /** 1 if all characters are the same, else 0. */
  public static int same(char[] left, char[] right) {
    return left.length == right.length ? isAt(left, 0, right) : 0;
  }

  /** As {@link String#compareTo}. */
  public static int compare(char[] left, char[] right) {
    int order = left.length - right.length;
    for (int i = Math.min(left.length, right.length) - 1; i >= 0; i--) {
      order = Symbolic.choose(Symbolic.equal(left[i], right[i]), order, left[i] - right[i]);
    }
    return order;
  }

  /** 1 if {@code small <= large}, else 0. */
  private static int atMost(int small, int large) {
    return 1 ^ (int) (((long) large - small) >>> 63);
  }
}
