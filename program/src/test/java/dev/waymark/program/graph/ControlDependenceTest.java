package dev.waymark.program.graph;

import static dev.waymark.program.graph.TestGraphs.edges;
import static dev.waymark.program.graph.TestGraphs.graph;
import static dev.waymark.program.graph.TestGraphs.nodes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControlDependenceTest {

  @Test
  void theSidesOfADiamondDependOnTheForkAndTheJoinDoesNot() {
    ControlDependence dependence = of(graph(4, "0->1 0->2 1->3 2->3"), nodes(3));
    assertEquals(edges("0->1"), dependence.controlling(1));
    assertEquals(edges("0->2"), dependence.controlling(2));
    assertEquals(List.of(), dependence.controlling(3));
    assertEquals(List.of(), dependence.controlling(0));
  }

  @Test
  void aLoopHeaderDependsOnTheEdgeIntoItsOwnBody() {
    ControlDependence dependence = of(graph(4, "0->1 1->2 2->1 1->3"), nodes(3));
    assertEquals(edges("1->2"), dependence.controlling(1));
    assertEquals(edges("1->2"), dependence.controlling(2));
    assertEquals(List.of(), dependence.controlling(3));
  }

  @Test
  void aSelfLoopControlsItsNode() {
    ControlDependence dependence = of(graph(2, "0->0 0->1"), nodes(1));
    assertEquals(edges("0->0"), dependence.controlling(0));
  }

  @Test
  void inAnEndlessLoopEachNodeDependsOnTheEdgeThatGoesOnToIt() {
    ControlDependence dependence = of(graph(3, "0->1 1->2 2->1"), nodes());
    assertEquals(edges("2->1"), dependence.controlling(1));
    assertEquals(edges("1->2"), dependence.controlling(2));
    assertEquals(List.of(), dependence.controlling(0));
  }

  @Test
  void theBodyOfANestedConditionDependsOnBothItsEdgesWhenBothLeadThere() {
    // if (a || b) 2 else 3
    ControlDependence dependence = of(graph(5, "0->2 0->1 1->2 1->3 2->4 3->4"), nodes(4));
    assertEquals(edges("0->2 1->2"), dependence.controlling(2));
    assertEquals(edges("1->3"), dependence.controlling(3));
    assertEquals(edges("0->1"), dependence.controlling(1));
  }

  @Test
  void anInstructionDependsOnTheLastBeforeItThatMayThrow() {
    // 0, 1 and 3 may throw to 5.
    ControlDependence dependence = of(graph(6, "0->1 0->5 1->2 1->5 2->3 3->4 3->5"), nodes(4, 5));
    assertEquals(edges("0->1"), dependence.controlling(1));
    assertEquals(edges("1->2"), dependence.controlling(3));
    assertEquals(edges("0->5 1->5 3->5"), dependence.controlling(5));
  }

  @Test
  void theCoreOfNestedLoopsThatTestAtTheirEndDependsOnEveryBackEdge() {
    ControlDependence dependence = of(TestGraphs.nest(6), nodes(5));
    assertEquals(edges("3->2 4->1 5->0"), dependence.controlling(2));
    assertEquals(edges("4->1 5->0"), dependence.controlling(1));
  }

  @Test
  void dependentsStandInTheOrderInWhichControlMeetsThem() {
    ControlDependence dependence = of(graph(5, "0->3 3->2 2->4 0->4 0->1 1->4"), nodes(4));
    assertArrayEquals(new int[] {3, 2}, dependence.dependents(new Edge(0, 3)));
    assertArrayEquals(new int[] {}, dependence.dependents(new Edge(0, 4)));
    assertArrayEquals(new int[] {}, dependence.dependents(new Edge(3, 2)));
  }

  @Test
  void edgesToTheVirtualExitDoNotControl() {
    ControlDependence dependence = of(graph(2, "0->1"), nodes(0, 1));
    assertEquals(edges("0->1"), dependence.controlling(1));
    assertEquals(List.of(), dependence.controlling(0));
  }

  @Test
  void whatIsNoEdgeAndWhatIsAnotherGraphIsRefused() {
    Digraph graph = graph(2, "0->1");
    PostDominators post = PostDominators.of(graph, nodes(1));
    ControlDependence dependence = ControlDependence.of(graph, post);
    Edge absent = new Edge(1, 0);
    assertThrows(IllegalArgumentException.class, () -> dependence.dependents(absent));
    Digraph other = graph(3, "0->1");
    assertThrows(IllegalArgumentException.class, () -> ControlDependence.of(other, post));
  }

  private static ControlDependence of(Digraph graph, BitSet exits) {
    return ControlDependence.of(graph, PostDominators.of(graph, exits));
  }
}
