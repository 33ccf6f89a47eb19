package dev.waymark.program.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * How conditions make up a decision, in the order of their evaluation. There is no negation: it is
 * pushed down to the conditions. And and Or alternate and have at least two parts.
 */
public sealed interface ConditionTree {
  /** The tree of the negated decision. */
  ConditionTree negated();

  /** Calls {@code visitor} with each condition, in short-circuit order. */
  void forEach(Consumer<Condition> visitor);

  /** All conditions in short-circuit order. */
  default List<Condition> conditions() {
    List<Condition> conditions = new ArrayList<>();
    forEach(conditions::add);
    return conditions;
  }

  /** A single condition. */
  record Leaf(Condition condition) implements ConditionTree {
    @Override
    public ConditionTree negated() {
      return new Leaf(condition.negated());
    }

    @Override
    public void forEach(Consumer<Condition> visitor) {
      visitor.accept(condition);
    }
  }

  /** True if all parts are; evaluation stops at the first false one. */
  record And(List<ConditionTree> parts) implements ConditionTree {
    public And {
      parts = List.copyOf(parts);
    }

    @Override
    public ConditionTree negated() {
      return new Or(parts.stream().map(ConditionTree::negated).toList());
    }

    @Override
    public void forEach(Consumer<Condition> visitor) {
      parts.forEach(part -> part.forEach(visitor));
    }
  }

  /** True if one part is; evaluation stops at the first true one. */
  record Or(List<ConditionTree> parts) implements ConditionTree {
    public Or {
      parts = List.copyOf(parts);
    }

    @Override
    public ConditionTree negated() {
      return new And(parts.stream().map(ConditionTree::negated).toList());
    }

    @Override
    public void forEach(Consumer<Condition> visitor) {
      parts.forEach(part -> part.forEach(visitor));
    }
  }

  /** {@code left && right}, flat. */
  static ConditionTree and(ConditionTree left, ConditionTree right) {
    List<ConditionTree> parts = new ArrayList<>(left instanceof And l ? l.parts() : List.of(left));
    parts.addAll(right instanceof And r ? r.parts() : List.of(right));
    return new And(parts);
  }

  /** {@code left || right}, flat. */
  static ConditionTree or(ConditionTree left, ConditionTree right) {
    List<ConditionTree> parts = new ArrayList<>(left instanceof Or l ? l.parts() : List.of(left));
    parts.addAll(right instanceof Or r ? r.parts() : List.of(right));
    return new Or(parts);
  }
}
