package dev.waymark.program.graph;

import static dev.waymark.program.graph.TestGraphs.graph;
import static dev.waymark.program.graph.TestGraphs.nodes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ExitsTest {

  @Test
  void exitNodesLeadToTheVirtualExit() {
    Exits exits = Exits.of(graph(3, "0->1 0->2 1->2"), nodes(1, 2));
    assertEquals("4 nodes [0->1, 0->2, 1->2, 1->3, 2->3]", exits.augmented().toString());
    assertEquals(3, exits.virtualExit());
  }

  @Test
  void everyNodeOfAnEndlessLoopLeadsToTheVirtualExit() {
    Exits exits = Exits.of(graph(4, "0->1 1->2 2->1 0->3"), nodes(3));
    assertEquals(
        "5 nodes [0->1, 0->3, 1->2, 1->4, 2->1, 2->4, 3->4]", exits.augmented().toString());
    assertTrue(exits.isTrapped(1));
    assertFalse(exits.isTrapped(0));
    assertFalse(exits.isTrapped(3));
  }

  @Test
  void aDeadEndThatIsNoExitIsATrap() {
    Exits exits = Exits.of(graph(2, "0->1"), nodes());
    assertEquals("3 nodes [0->1, 1->2]", exits.augmented().toString());
  }

  @Test
  void aLoopThatLeadsIntoAnEndlessLoopIsNotItselfATrap() {
    Exits exits = Exits.of(graph(3, "0->1 1->0 1->2 2->2"), nodes());
    assertEquals("4 nodes [0->1, 1->0, 1->2, 2->2, 2->3]", exits.augmented().toString());
  }

  @Test
  void aLoopWithAnExitNodeInItIsNoTrap() {
    Exits exits = Exits.of(graph(2, "0->1 1->0"), nodes(1));
    assertEquals("3 nodes [0->1, 1->0, 1->2]", exits.augmented().toString());
  }

  @Test
  void anEmptyGraphHasOnlyTheVirtualExit() {
    assertEquals(1, Exits.of(graph(0, ""), nodes()).augmented().size());
  }

  @Test
  void anExitNodeOutsideTheGraphIsRefused() {
    Digraph graph = graph(2, "0->1");
    assertThrows(IndexOutOfBoundsException.class, () -> Exits.of(graph, nodes(2)));
  }
}
