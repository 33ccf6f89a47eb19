package dev.waymark.program.graph;

import static dev.waymark.program.graph.TestGraphs.nodes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Graphs deep enough to overflow the stack of a recursive, or stall a quadratic, algorithm. */
class DeepGraphTest {

  private static final int SIZE = 100_000;
  private static final int LAST = SIZE - 1;

  @Test
  void aLongChainIsOneLineOfDominators() {
    Digraph chain = TestGraphs.chain(SIZE);
    Dominators dominators = Dominators.of(chain, 0);
    PostDominators post = PostDominators.of(chain, nodes(LAST));
    assertEquals(LAST - 1, dominators.immediate(LAST));
    assertTrue(dominators.dominates(1, LAST));
    assertTrue(post.postDominates(LAST, 0));
    assertEquals(SIZE, StronglyConnectedComponents.of(chain).count());
    assertTrue(Loops.of(chain, dominators).all().isEmpty());
    assertTrue(ControlDependence.of(chain, post).controlling(LAST).isEmpty());
  }

  @Test
  void aDeepNestHasALoopPerLevel() {
    Digraph nest = TestGraphs.nest(SIZE);
    Loops loops = Loops.of(nest, Dominators.of(nest, 0));
    assertEquals(SIZE / 2, loops.all().size());
    assertEquals(SIZE / 2, loops.depth(SIZE / 2));
    assertEquals(SIZE, loops.body(loops.all().get(0)).length);
    Loop innermost = loops.all().get(SIZE / 2 - 1);
    assertEquals(2, loops.body(innermost).length);
    assertEquals(List.of(new Edge(SIZE / 2, SIZE / 2 + 1)), loops.exits(innermost));
    assertEquals(1, StronglyConnectedComponents.of(nest).count());
  }

  @Test
  void theCoreOfADeepNestDependsOnAllItsBackEdges() {
    Digraph nest = TestGraphs.nest(SIZE);
    PostDominators post = PostDominators.of(nest, nodes(LAST));
    ControlDependence dependence = ControlDependence.of(nest, post);
    assertEquals(SIZE / 2, dependence.controlling(SIZE / 2).size());
    assertEquals(List.of(new Edge(LAST, 0)), dependence.controlling(0));
  }

  @Test
  void aLongCycleWithTwoEntriesIsOneRegion() {
    Digraph cycle =
        new Digraph.Builder(SIZE)
            .edgesOf(TestGraphs.chain(SIZE))
            .edge(LAST, 1)
            .edge(0, SIZE / 2)
            .build();
    Loops loops = Loops.of(cycle, Dominators.of(cycle, 0));
    assertEquals(List.of(1, SIZE / 2), loops.irreducibleRegions().get(0).entries());
  }

  @Test
  void joinsBelowALongChainDoNotEachWalkUpTheChain() {
    Digraph.Builder builder = new Digraph.Builder(2 * SIZE).edgesOf(TestGraphs.chain(SIZE));
    for (int leaf = SIZE; leaf < 2 * SIZE; leaf++) {
      builder.edge(LAST, leaf).edge(0, leaf);
    }
    assertEquals(0, Dominators.of(builder.build(), 0).immediate(2 * SIZE - 1));
  }
}
