package dev.waymark.path.tree;

import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.ir.MethodRef;
import java.util.List;

/** An arc of an abstract path, or a folded node that it passes. */
public sealed interface Token {
  /** Whether a path with this one here is at least as long as with {@code other}. */
  default boolean covers(Token other) {
    return equals(other);
  }

  /** What leaves a node that is not folded. */
  record Taken(Arc arc) implements Token {}

  /**
   * What leaves a folded AND or OR.
   *
   * @param first the first condition in it
   * @param last the last condition in it
   */
  record Decided(MethodRef method, int first, int last, boolean value) implements Token {}

  /** A folded ITE or LOOP, whatever happened in it. */
  record Passed(MethodRef method, AbstractNode.Type type, int statement) implements Token {}

  /**
   * An if-then-else with an empty side.
   *
   * @param contents the arcs in it
   * @param conditions how many of them, the first ones, are those of its decision
   * @param end how it was left
   */
  record Optional(MethodRef method, int statement, List<Arc> contents, int conditions, End end)
      implements Token {
    public Optional {
      contents = List.copyOf(contents);
    }

    /** A full side is longer than the empty one after as many conditions. */
    @Override
    public boolean covers(Token other) {
      return equals(other)
          || (other instanceof Optional that
              && method.equals(that.method)
              && statement == that.statement
              && end == End.FULL
              && that.end == End.EMPTY
              && conditions >= that.conditions);
    }
  }

  /** How an if-then-else ends. */
  enum End {
    /** Through its empty side. */
    EMPTY,
    /** Through its other side. */
    FULL,
    /** With an exception. */
    ABRUPT
  }

  /** A loop in which nothing but its own condition decides, and how often it went round. */
  record Repeated(MethodRef method, int statement, int turns, boolean isAbrupt) implements Token {
    @Override
    public boolean covers(Token other) {
      return equals(other)
          || (other instanceof Repeated that
              && method.equals(that.method)
              && statement == that.statement
              && !isAbrupt
              && !that.isAbrupt
              && turns >= that.turns);
    }
  }
}
