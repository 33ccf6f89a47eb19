package dev.waymark.program.ir;

import java.util.List;
import java.util.stream.Collectors;

/** Jumps by the value of {@code key}; cases stand in ascending order of their keys. */
public record Switch(Operand key, List<Case> cases, int defaultTarget) implements Statement {
  public Switch {
    cases = List.copyOf(cases);
  }

  /** Jumps to instruction {@code target} for the one value {@code key}. */
  public record Case(int key, int target) {}

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
    return cases.stream()
        .map(c -> c.key() + " -> @" + c.target())
        .collect(
            Collectors.joining(
                ", ",
                "switch " + key + " {",
                (cases.isEmpty() ? "" : ", ") + "else -> @" + defaultTarget + "}"));
  }
}
