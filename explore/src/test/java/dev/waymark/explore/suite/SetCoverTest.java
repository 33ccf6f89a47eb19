package dev.waymark.explore.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SetCoverTest {
  private static BitSet set(int... elements) {
    BitSet set = new BitSet();
    for (int element : elements) {
      set.set(element);
    }
    return set;
  }

  @Test
  void theLargestSetsAreChosenAndOfEqualOnesTheFirst() {
    List<BitSet> sets = List.of(set(1), set(1, 2, 3), set(4), set(4), set(3));
    assertEquals(set(1, 2), SetCover.choose(sets, set()));
  }

  @Test
  void whatIsGivenNeedsNoSet() {
    assertEquals(set(1), SetCover.choose(List.of(set(1, 2, 3), set(3, 4)), set(1, 2, 5)));
    assertEquals(set(), SetCover.choose(List.of(set(1), set()), set(1)));
  }

  @Test
  void aSetThatWasGoodAtFirstIsLeftOutIfOthersMakeItRedundant() {
    List<BitSet> sets = List.of(set(2, 3, 4, 5), set(1, 2, 3), set(4, 5, 6));
    assertEquals(set(1, 2), SetCover.choose(sets, set()));
  }

  @Test
  void nothingIsLostAndNothingIsRedundantInRandomSets() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      List<BitSet> sets = randomSets(random);
      BitSet chosen = SetCover.choose(sets, set());
      assertEquals(union(sets, set(0, 1, 2, 3, 4, 5, 6, 7)), union(sets, chosen));
      chosen.stream()
          .forEach(
              each -> {
                BitSet fewer = (BitSet) chosen.clone();
                fewer.clear(each);
                assertFalse(union(sets, fewer).equals(union(sets, chosen)), sets + " " + chosen);
              });
    }
  }

  private static List<BitSet> randomSets(Random random) {
    List<BitSet> sets = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      sets.add(BitSet.valueOf(new long[] {random.nextLong(1 << 10)}));
    }
    return sets;
  }

  private static BitSet union(List<BitSet> sets, BitSet chosen) {
    BitSet union = new BitSet();
    chosen.stream().forEach(i -> union.or(sets.get(i)));
    return union;
  }
}
