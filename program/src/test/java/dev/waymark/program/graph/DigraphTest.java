package dev.waymark.program.graph;

import static dev.waymark.program.graph.TestGraphs.graph;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DigraphTest {

  @Test
  void neighboursStandInTheOrderInWhichTheirEdgesWereAdded() {
    Digraph graph = graph(4, "0->3 0->1 0->2 3->1 2->1");
    assertEquals(List.of(3, 1, 2), list(graph.outDegree(0), i -> graph.successor(0, i)));
    assertEquals(List.of(0, 3, 2), list(graph.inDegree(1), i -> graph.predecessor(1, i)));
  }

  @Test
  void parallelEdgesCollapseToTheFirst() {
    Digraph graph = graph(3, "0->2 0->1 0->2 1->1 1->1");
    assertEquals("3 nodes [0->2, 0->1, 1->1]", graph.toString());
    assertEquals(3, graph.edgeCount());
    assertEquals(List.of(0, 1), list(graph.inDegree(1), i -> graph.predecessor(1, i)));
  }

  @Test
  void reversingTurnsEveryEdgeAround() {
    Digraph graph = graph(3, "0->1 1->2 2->2").reversed();
    assertEquals("3 nodes [1->0, 2->1, 2->2]", graph.toString());
    assertEquals("3 nodes [0->1, 1->2, 2->2]", graph.reversed().toString());
  }

  @Test
  void anEdgeIsFoundFromEitherEnd() {
    Digraph fan = graph(4, "0->1 0->2 0->3");
    assertTrue(fan.hasEdge(0, 3));
    assertFalse(fan.hasEdge(3, 0));
    assertTrue(fan.reversed().hasEdge(3, 0));
    assertFalse(fan.reversed().hasEdge(0, 3));
  }

  @Test
  void reversePostorderPutsBranchesBeforeTheirJoinAndLeavesOutTheUnreachable() {
    Digraph graph = graph(6, "0->1 0->2 1->3 2->3 3->0 4->5 5->3");
    assertArrayEquals(new int[] {0, 2, 1, 3}, graph.reversePostorder(0));
  }

  @Test
  void aGraphMayBeEmpty() {
    assertEquals(0, new Digraph.Builder(0).build().size());
  }

  @Test
  void nodesAndPositionsOutOfRangeAreRefused() {
    Digraph.Builder builder = new Digraph.Builder(2);
    assertThrows(IndexOutOfBoundsException.class, () -> builder.edge(0, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> builder.edge(-1, 0));
    Digraph graph = graph(2, "0->1 1->0");
    assertThrows(IndexOutOfBoundsException.class, () -> graph.successor(0, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> graph.reversePostorder(2));
    assertThrows(IllegalArgumentException.class, () -> new Digraph.Builder(-1));
  }

  @Test
  void aRefusedEdgeLeavesTheBuilderAsItWas() {
    Digraph.Builder builder = new Digraph.Builder(2);
    assertThrows(IndexOutOfBoundsException.class, () -> builder.edge(0, 2));
    assertEquals("2 nodes [1->0]", builder.edge(1, 0).build().toString());
  }

  private static List<Integer> list(int degree, IntUnaryOperator neighbour) {
    return IntStream.range(0, degree).map(neighbour).boxed().toList();
  }
}
