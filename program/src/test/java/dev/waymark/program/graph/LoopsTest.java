package dev.waymark.program.graph;

import static dev.waymark.program.graph.TestGraphs.edges;
import static dev.waymark.program.graph.TestGraphs.graph;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LoopsTest {

  @Test
  void aGraphWithoutCyclesHasNoLoops() {
    Loops loops = of(graph(4, "0->1 0->2 1->3 2->3"));
    assertEquals(List.of(), loops.all());
    assertTrue(loops.isReducible());
    assertNull(loops.innermost(0));
    assertEquals(0, loops.depth(0));
  }

  @Test
  void nestedLoopsKnowTheirParentDepthBodyAndExits() {
    Loops loops = of(graph(6, "0->1 1->2 2->3 3->2 3->4 4->1 1->5"));
    Loop outer = new Loop(0, 1, -1, 1, edges("4->1"));
    Loop inner = new Loop(1, 2, 0, 2, edges("3->2"));
    assertEquals(List.of(outer, inner), loops.all());
    assertArrayEquals(new int[] {1, 2, 3, 4}, loops.body(outer));
    assertArrayEquals(new int[] {2, 3}, loops.body(inner));
    assertEquals(edges("1->5"), loops.exits(outer));
    assertEquals(edges("3->4"), loops.exits(inner));
    assertEquals(outer, loops.parent(inner));
    assertNull(loops.parent(outer));
  }

  @Test
  void aNodeBelongsToItsInnermostLoopAndToThoseAround() {
    Loops loops = of(graph(6, "0->1 1->2 2->3 3->2 3->4 4->1 1->5"));
    Loop outer = loops.all().get(0);
    Loop inner = loops.all().get(1);
    assertEquals(inner, loops.innermost(2));
    assertEquals(outer, loops.innermost(4));
    assertEquals(2, loops.depth(3));
    assertTrue(loops.contains(outer, 3));
    assertFalse(loops.contains(inner, 4));
    assertFalse(loops.contains(outer, 5));
  }

  @Test
  void backEdgesToOneHeaderMakeOneLoop() {
    Loops loops = of(graph(5, "0->1 1->2 1->3 2->1 3->1 1->4"));
    assertEquals(List.of(new Loop(0, 1, -1, 1, edges("2->1 3->1"))), loops.all());
    assertArrayEquals(new int[] {1, 2, 3}, loops.body(loops.all().get(0)));
  }

  @Test
  void aSelfLoopIsALoopOfOneNode() {
    Loops loops = of(graph(3, "0->1 1->1 1->2"));
    Loop self = loops.all().get(0);
    assertArrayEquals(new int[] {1}, loops.body(self));
    assertEquals(edges("1->2"), loops.exits(self));
    assertTrue(loops.isReducible());
  }

  @Test
  void anEndlessLoopHasNoExits() {
    Loops loops = of(graph(3, "0->1 1->2 2->1"));
    assertEquals(List.of(), loops.exits(loops.all().get(0)));
  }

  @Test
  void aCycleWithTwoEntriesIsARegionAndNoLoop() {
    Loops loops = of(graph(4, "0->1 0->2 1->2 2->1 2->3"));
    assertEquals(List.of(), loops.all());
    assertFalse(loops.isReducible());
    assertEquals(
        List.of(new IrreducibleRegion(List.of(1, 2), List.of(1, 2))), loops.irreducibleRegions());
  }

  @Test
  void aLoopMayContainARegionAndARegionALoop() {
    // Loop 0 contains the region 1, 2, 3, which contains the loop of 3.
    Loops loops = of(graph(5, "0->1 0->2 1->2 2->3 3->3 3->1 3->4 4->0"));
    assertEquals(List.of(0, 3), loops.all().stream().map(Loop::header).toList());
    assertEquals(0, loops.all().get(1).parent());
    assertEquals(
        List.of(new IrreducibleRegion(List.of(1, 2, 3), List.of(1, 2))),
        loops.irreducibleRegions());
  }

  @Test
  void unreachableCyclesAndEntriesDoNotCount() {
    Loops loops = of(graph(7, "0->1 1->2 2->1 3->4 4->3 3->2 5->6 6->5 6->6 4->5"));
    assertEquals(List.of(new Loop(0, 1, -1, 1, edges("2->1"))), loops.all());
    assertArrayEquals(new int[] {1, 2}, loops.body(loops.all().get(0)));
    assertTrue(loops.isReducible());
    assertFalse(loops.contains(loops.all().get(0), 3));
  }

  private static Loops of(Digraph graph) {
    return Loops.of(graph, Dominators.of(graph, 0));
  }
}
