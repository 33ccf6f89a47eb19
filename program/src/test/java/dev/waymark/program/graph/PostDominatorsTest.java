package dev.waymark.program.graph;

import static dev.waymark.program.graph.TestGraphs.graph;
import static dev.waymark.program.graph.TestGraphs.nodes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PostDominatorsTest {

  @Test
  void theJoinOfADiamondPostDominatesTheFork() {
    PostDominators post = PostDominators.of(graph(4, "0->1 0->2 1->3 2->3"), nodes(3));
    assertEquals(3, post.immediate(0));
    assertEquals(3, post.immediate(1));
    assertEquals(4, post.immediate(3));
    assertEquals(-1, post.immediate(4));
    assertTrue(post.postDominates(3, 0));
    assertFalse(post.postDominates(1, 0));
    assertFalse(post.strictlyPostDominates(3, 3));
  }

  @Test
  void withSeveralExitsOnlyTheVirtualOnePostDominatesTheFork() {
    PostDominators post = PostDominators.of(graph(3, "0->1 0->2"), nodes(1, 2));
    assertEquals(3, post.immediate(0));
  }

  @Test
  void theVirtualExitImmediatelyPostDominatesEveryNodeOfAnEndlessLoop() {
    PostDominators post = PostDominators.of(graph(3, "0->1 1->2 2->1"), nodes());
    assertEquals(1, post.immediate(0));
    assertEquals(3, post.immediate(1));
    assertEquals(3, post.immediate(2));
  }

  @Test
  void nodesThatNoEntryReachesHavePostDominatorsToo() {
    PostDominators post = PostDominators.of(graph(3, "0->1 2->1"), nodes(1));
    assertEquals(1, post.immediate(2));
    assertTrue(post.postDominates(3, 2));
  }
}
