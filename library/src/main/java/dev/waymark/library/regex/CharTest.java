package dev.waymark.library.regex;

import dev.waymark.library.number.Flags;
import dev.waymark.library.text.CodePoints;
import dev.waymark.probe.Symbolic;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a character is in some ranges, or in none of them.
 *
 * @param bounds the first and the last character of each range
 */
record CharTest(List<Integer> bounds, boolean isNegated) {
  /** Of a range and the gaps around it, what takes fewer comparisons is kept. */
  static CharTest of(List<Integer> bounds) {
    List<Integer> gaps = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < bounds.size(); i += 2) {
      if (start < bounds.get(i)) {
        gaps.add(start);
        gaps.add(bounds.get(i) - 1);
      }
      start = bounds.get(i + 1) + 1;
    }
    if (start < Alphabet.END) {
      gaps.add(start);
      gaps.add(Alphabet.END - 1);
    }
    return cost(gaps) < cost(bounds) ? new CharTest(gaps, true) : new CharTest(bounds, false);
  }

  private static int cost(List<Integer> bounds) {
    int cost = 0;
    for (int i = 0; i < bounds.size(); i += 2) {
      boolean isSimple =
          bounds.get(i).equals(bounds.get(i + 1))
              || bounds.get(i) == 0
              || bounds.get(i + 1) == Alphabet.END - 1;
      cost += isSimple ? 1 : 2;
    }
    return cost;
  }

  /** 1 if the character passes, else 0; computed, not decided. */
  int flag(char c) {
    int flag = 0;
    for (int i = 0; i < bounds.size(); i += 2) {
      flag |= isIn(c, bounds.get(i), bounds.get(i + 1));
    }
    return isNegated ? Flags.not(flag) : flag;
  }

  private static int isIn(char c, int first, int last) {
    if (first == last) {
      return Symbolic.equal(c, first);
    }
    if (first == 0) {
      return Flags.not(Flags.less(last, c));
    }
    return last == Alphabet.END - 1
        ? Flags.not(Flags.less(c, first))
        : CodePoints.isBetween(c, first, last);
  }
}
