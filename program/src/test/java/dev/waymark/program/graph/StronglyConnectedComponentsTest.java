package dev.waymark.program.graph;

import static dev.waymark.program.graph.TestGraphs.graph;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StronglyConnectedComponentsTest {

  @Test
  void nodesThatReachEachOtherShareAComponent() {
    var components = StronglyConnectedComponents.of(graph(6, "0->4 4->2 2->4 2->5 5->1 1->5 5->5"));
    assertEquals(4, components.count());
    assertArrayEquals(new int[] {2, 4}, components.members(components.component(4)));
    assertArrayEquals(new int[] {1, 5}, components.members(components.component(5)));
    assertEquals(1, components.size(components.component(3)));
  }

  @Test
  void anEdgeThatLeavesAComponentLeadsToASmallerNumber() {
    var components = StronglyConnectedComponents.of(graph(5, "0->1 1->2 2->1 2->3 0->3 4->0"));
    assertTrue(components.component(4) > components.component(0));
    assertTrue(components.component(0) > components.component(1));
    assertTrue(components.component(2) > components.component(3));
  }

  @Test
  void anEmptyGraphHasNoComponents() {
    assertEquals(0, StronglyConnectedComponents.of(graph(0, "")).count());
  }
}
