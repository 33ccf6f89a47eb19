package dev.waymark.explore.everyday;

/** A tree of a sealed type, evaluated. */
public final class Formula {
  /** A part of it. */
  public sealed interface Node permits Leaf, Plus, Negated {}

  /** A number. */
  public record Leaf(int value) implements Node {}

  /** A sum. */
  public record Plus(Node left, Node right) implements Node {}

  /** The opposite. */
  public record Negated(Node node) implements Node {}

  private Formula() {}

  public static int evaluate(Node node) {
    if (node instanceof Leaf leaf) {
      return leaf.value();
    }
    if (node instanceof Plus plus) {
      return evaluate(plus.left()) + evaluate(plus.right());
    }
    return -evaluate(((Negated) node).node());
  }

  public static boolean isAnswer(Node node) {
    return node instanceof Plus && evaluate(node) == 42;
  }
}
