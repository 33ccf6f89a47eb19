package dev.waymark.probe.regex;

import java.util.List;
import java.util.TreeSet;

/** Characters in ranges such that an automaton does the same for all of a range. */
final class Alphabet {
  static final int END = Character.MAX_VALUE + 1;

  private final int[] starts;

  private Alphabet(int[] starts) {
    this.starts = starts;
  }

  static Alphabet of(List<CharSet> sets) {
    TreeSet<Integer> cuts = new TreeSet<>();
    cuts.add(0);
    cuts.add((int) Character.MIN_HIGH_SURROGATE);
    cuts.add((int) Character.MIN_LOW_SURROGATE);
    cuts.add(Character.MAX_LOW_SURROGATE + 1);
    for (CharSet set : sets) {
      for (CharSet.Range range : set.ranges()) {
        cuts.add(range.first());
        cuts.add(range.last() + 1);
      }
    }
    cuts.remove(END);
    int[] starts = new int[cuts.size()];
    int count = 0;
    for (int cut : cuts) {
      starts[count++] = cut;
    }
    return new Alphabet(starts);
  }

  int size() {
    return starts.length;
  }

  int first(int symbol) {
    return starts[symbol];
  }

  int last(int symbol) {
    return (symbol + 1 < starts.length ? starts[symbol + 1] : END) - 1;
  }
}
