package dev.waymark.program.ir;

/** Jumps to instruction {@code target} if {@code left RELATION right}, else falls through. */
public record If(Relation relation, Operand left, Operand right, int target) implements Statement {
  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  public String toString() {
    return "if " + left + " " + relation.symbol() + " " + right + " goto @" + target;
  }
}
