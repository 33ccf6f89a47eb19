package dev.waymark.program.decision;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a method that an abstract path may pass through without looking inside (paper 004,
 * section 3).
 *
 * @param region its instructions; not to be changed
 * @param lines the source lines of the region
 * @param condition what an ITE or LOOP decides on, or the AND or OR itself; null for a CALL, a
 *     switch, and a loop without a condition at its head or foot
 * @param statement the call, the switch, or the jump of the last condition; for a loop without a
 *     condition the first statement
 * @param children nodes nested directly in this one, in instruction order
 */
public record AbstractNode(
    Type type,
    BitSet region,
    Lines lines,
    @Nullable ConditionTree condition,
    int statement,
    List<AbstractNode> children) {
  public AbstractNode {
    children = List.copyOf(children);
  }

  /** What is folded. */
  public enum Type {
    /** If-then-else, conditional expression or switch, from its decision to where its arms meet. */
    ITE,
    /** A call. */
    CALL,
    /** A natural loop. */
    LOOP,
    /** Conditions joined by {@code &&}. */
    AND,
    /** Conditions joined by {@code ||}. */
    OR
  }

  /** Source lines from first to last; both 0 if unknown. */
  public record Lines(int first, int last) {
    @Override
    public String toString() {
      return first == last ? String.valueOf(first) : first + "-" + last;
    }
  }

  AbstractNode with(List<AbstractNode> newChildren) {
    return new AbstractNode(type, region, lines, condition, statement, newChildren);
  }
}
