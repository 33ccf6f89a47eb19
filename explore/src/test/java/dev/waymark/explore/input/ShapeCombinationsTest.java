package dev.waymark.explore.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShapeCombinationsTest {
  @Test
  void firstOneChoiceDiffersThenTwo() {
    List<List<Integer>> choices = List.of(List.of(1, 2), List.of(3, 4));
    assertEquals(
        List.of(List.of(1, 3), List.of(1, 4), List.of(2, 3), List.of(2, 4)),
        new ShapeCombinations().some(choices, 4));
  }

  /** So nobody needs to find more of them than one more than are combined. */
  @Test
  void laterChoicesDoNotMatter() {
    SplittableRandom random = new SplittableRandom(22);
    for (int i = 0; i < 2_000; i++) {
      int most = 1 + random.nextInt(9);
      List<List<Integer>> all = new ArrayList<>();
      List<List<Integer>> begun = new ArrayList<>();
      int places = 1 + random.nextInt(4);
      for (int place = 0; place < places; place++) {
        List<Integer> choice = IntStream.rangeClosed(0, random.nextInt(14)).boxed().toList();
        all.add(choice);
        begun.add(choice.subList(0, Math.min(choice.size(), most + 1)));
      }
      ShapeCombinations ofAll = new ShapeCombinations();
      ShapeCombinations ofBegun = new ShapeCombinations();
      assertEquals(ofAll.some(all, most), ofBegun.some(begun, most));
      assertEquals(ofAll.isCut(), ofBegun.isCut());
    }
  }
}
