package dev.waymark.program.ir;

import org.jspecify.annotations.Nullable;

/** Leaves the method with {@code value}; null for void. */
public record Return(@Nullable Operand value) implements Statement {
  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  public boolean endsFlow() {
    return true;
  }

  @Override
  public String toString() {
    return value == null ? "return" : "return " + value;
  }
}
