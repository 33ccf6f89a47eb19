package dev.waymark.program.decision;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/** Orders abstract nodes into trees by inclusion of their regions. */
final class Nesting {
  private static final Comparator<AbstractNode> OUTER_FIRST =
      Comparator.comparingInt((AbstractNode node) -> node.region().nextSetBit(0))
          .thenComparing(
              Comparator.comparingInt((AbstractNode n) -> n.region().length()).reversed())
          .thenComparing(
              Comparator.comparingInt((AbstractNode n) -> n.region().cardinality()).reversed());

  private final List<AbstractNode> nodes;
  private final List<List<AbstractNode>> children = new ArrayList<>();

  private Nesting(List<AbstractNode> nodes) {
    this.nodes = nodes;
    nodes.forEach(node -> children.add(new ArrayList<>()));
  }

  /**
   * The outermost of {@code nodes}, each with those nested in it; of two with the same region the
   * earlier in the list is the outer one. A region that overlaps another without lying in it, as no
   * Java compiler makes them, stays beside it.
   */
  static List<AbstractNode> of(List<AbstractNode> nodes) {
    return new Nesting(nodes.stream().sorted(OUTER_FIRST).toList()).roots();
  }

  private List<AbstractNode> roots() {
    int[] parents = parents();
    List<AbstractNode> roots = new ArrayList<>();
    for (int i = nodes.size() - 1; i >= 0; i--) {
      Collections.reverse(children.get(i));
      AbstractNode complete = nodes.get(i).with(children.get(i));
      (parents[i] < 0 ? roots : children.get(parents[i])).add(complete);
    }
    Collections.reverse(roots);
    return roots;
  }

  /** For each node the smallest one before it that includes it, or -1. */
  private int[] parents() {
    int[] parents = new int[nodes.size()];
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < parents.length; i++) {
      BitSet region = nodes.get(i).region();
      int first = region.nextSetBit(0);
      open.removeIf(node -> nodes.get(node).region().length() <= first);
      parents[i] = -1;
      for (int candidate : open) {
        if (includes(nodes.get(candidate).region(), region)) {
          parents[i] = candidate;
          break;
        }
      }
      open.push(i);
    }
    return parents;
  }

  private static boolean includes(BitSet outer, BitSet inner) {
    BitSet rest = (BitSet) inner.clone();
    rest.andNot(outer);
    return rest.isEmpty();
  }
}
