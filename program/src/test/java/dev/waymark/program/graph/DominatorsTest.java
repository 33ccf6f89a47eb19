package dev.waymark.program.graph;

import static dev.waymark.program.graph.TestGraphs.graph;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DominatorsTest {

  @Test
  void neitherSideOfADiamondDominatesTheJoin() {
    Dominators dominators = Dominators.of(graph(4, "0->1 0->2 1->3 2->3"), 0);
    assertArrayEquals(new int[] {-1, 0, 0, 0}, immediate(dominators, 4));
    assertTrue(dominators.dominates(0, 3));
    assertFalse(dominators.dominates(1, 3));
  }

  @Test
  void dominanceIsReflexiveAndStrictDominanceIsNot() {
    Dominators dominators = Dominators.of(graph(2, "0->1"), 0);
    assertTrue(dominators.dominates(1, 1));
    assertFalse(dominators.strictlyDominates(1, 1));
    assertTrue(dominators.strictlyDominates(0, 1));
    assertFalse(dominators.strictlyDominates(1, 0));
  }

  @Test
  void noNodeOfACycleWithTwoEntriesDominatesAnother() {
    Dominators dominators = Dominators.of(graph(3, "0->1 0->2 1->2 2->1"), 0);
    assertArrayEquals(new int[] {-1, 0, 0}, immediate(dominators, 3));
  }

  @Test
  void unreachableNodesDominateNothingAndAreDominatedByNothing() {
    Dominators dominators = Dominators.of(graph(4, "0->1 2->1 2->3 3->2"), 0);
    assertEquals(0, dominators.immediate(1));
    assertEquals(-1, dominators.immediate(2));
    assertFalse(dominators.isReachable(2));
    assertFalse(dominators.dominates(2, 2));
    assertFalse(dominators.dominates(2, 3));
    assertFalse(dominators.dominates(2, 1));
    assertFalse(dominators.dominates(0, 2));
  }

  @Test
  void theEntryNeedNotBeTheFirstNode() {
    Dominators dominators = Dominators.of(graph(3, "2->1 1->0 0->2"), 2);
    assertEquals(2, dominators.entry());
    assertArrayEquals(new int[] {1, 2, -1}, immediate(dominators, 3));
  }

  @Test
  void agreesWithTheExampleOfLengauerAndTarjan() {
    // R A B C D E F G H I J K L as 0..12, figure 1 of the paper.
    Digraph graph =
        graph(
            13,
            "0->1 0->2 0->3 1->4 2->1 2->4 2->5 3->6 3->7 4->12 5->8 6->9 7->9 7->10 8->5 8->11"
                + " 9->11 10->9 11->9 11->0 12->8");
    assertArrayEquals(
        new int[] {-1, 0, 0, 0, 0, 0, 3, 3, 0, 0, 7, 0, 4}, immediate(Dominators.of(graph, 0), 13));
  }

  @Test
  void anEntryOutsideTheGraphIsRefused() {
    Digraph empty = new Digraph.Builder(0).build();
    assertThrows(IndexOutOfBoundsException.class, () -> Dominators.of(empty, 0));
  }

  private static int[] immediate(Dominators dominators, int size) {
    return IntStream.range(0, size).map(dominators::immediate).toArray();
  }
}
