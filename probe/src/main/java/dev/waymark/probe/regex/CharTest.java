package dev.waymark.probe.regex;

import java.util.ArrayList;
import java.util.List;

/**
 * Whether a character is in some ranges, or in none of them.
 *
 * @param bounds the first and the last character of each range
 */
record CharTest(List<Integer> bounds, boolean isNegated) {
  /** Of ranges and the gaps between them, what takes fewer comparisons is kept. */
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
}
