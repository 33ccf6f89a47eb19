package dev.waymark.program.ir;

/** {@code target = value}. */
public record Assign(Variable target, Expression value) implements Statement {
  @Override
  public boolean canThrow() {
    return value instanceof GetStatic
        || value instanceof NewObject
        || value instanceof NewArray
        || value instanceof InstanceOf
        || value instanceof LinkedConstant;
  }

  @Override
  public String toString() {
    return target + " = " + value;
  }
}
