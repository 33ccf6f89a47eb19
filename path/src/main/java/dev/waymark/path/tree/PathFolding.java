package dev.waymark.path.tree;

import dev.waymark.program.decision.AbstractNode;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a criterion does not look into.
 *
 * @param folded kinds of nodes that are one arc, or two
 * @param shown kinds of nodes that texts put in brackets
 * @param order when one of two ways through a folded node is enough
 */
public record PathFolding(
    Set<AbstractNode.Type> folded, Set<AbstractNode.Type> shown, Order order) {
  public PathFolding {
    folded = Set.copyOf(folded);
    shown = Set.copyOf(shown);
  }

  /** Which ways through the same abstract path are longer. */
  public enum Order {
    /** None: one is as good as another. */
    NONE,
    /** A full side of an if-then-else is longer than an empty one. */
    FULL_SIDES,
    /** More turns of a simple loop are longer. */
    MORE_TURNS
  }

  /** Any set of kinds folded. */
  public static PathFolding of(Set<AbstractNode.Type> folded) {
    return new PathFolding(folded, folded, Order.NONE);
  }

  /** Nothing folded: the expanded tree. */
  public static PathFolding expanded() {
    return of(EnumSet.noneOf(AbstractNode.Type.class));
  }

  boolean isExpanded() {
    return folded.isEmpty() && order == Order.NONE;
  }
}
