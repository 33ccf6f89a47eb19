package dev.waymark.explore.suite;

import java.util.BitSet;
import java.util.List;

/**
 * Few sets that together have all elements of many: greedy, and without what turns out to be
 * redundant. Costs at most the square of the number of sets times the number of elements.
 */
public final class SetCover {
  private final List<BitSet> sets;
  private final BitSet given;

  private SetCover(List<BitSet> sets, BitSet given) {
    this.sets = sets;
    this.given = given;
  }

  /**
   * Chooses among {@code sets}; of two that are as good, the first.
   *
   * @param given elements that need no set
   * @return the indices of sets that have all other elements, none of which can be left out
   */
  public static BitSet choose(List<BitSet> sets, BitSet given) {
    SetCover cover = new SetCover(sets, given);
    BitSet chosen = cover.greedy();
    for (int i = chosen.nextSetBit(0); i >= 0; i = chosen.nextSetBit(i + 1)) {
      chosen.clear(i);
      if (!without(sets.get(i), cover.union(chosen)).isEmpty()) {
        chosen.set(i);
      }
    }
    return chosen;
  }

  private BitSet greedy() {
    BitSet chosen = new BitSet();
    int best = best(given);
    while (best >= 0) {
      chosen.set(best);
      best = best(union(chosen));
    }
    return chosen;
  }

  /** The index of the set with most elements that are not among {@code known}; -1 if none has. */
  private int best(BitSet known) {
    int best = -1;
    int most = 0;
    for (int i = 0; i < sets.size(); i++) {
      int gain = without(sets.get(i), known).cardinality();
      if (gain > most) {
        most = gain;
        best = i;
      }
    }
    return best;
  }

  private BitSet union(BitSet chosen) {
    BitSet union = (BitSet) given.clone();
    chosen.stream().forEach(i -> union.or(sets.get(i)));
    return union;
  }

  private static BitSet without(BitSet all, BitSet some) {
    BitSet left = (BitSet) all.clone();
    left.andNot(some);
    return left;
  }
}
