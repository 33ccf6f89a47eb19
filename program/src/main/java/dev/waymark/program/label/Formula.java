package dev.waymark.program.label;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Variable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A predicate over the state at a place. */
public sealed interface Formula {
  /** Holds always. */
  record Truth() implements Formula {}

  /** {@code left relation right}, of ints. */
  record Compare(Relation relation, PredicateValue left, PredicateValue right) implements Formula {}

  /** Not {@code operand}. */
  record Not(Formula operand) implements Formula {}

  /** Both; the right one is evaluated only if the left one holds. */
  record And(Formula left, Formula right) implements Formula {}

  /** One or both; the right one is evaluated only if the left one does not hold. */
  record Or(Formula left, Formula right) implements Formula {}

  /** Whether the relation holds between two numbers of the same kind, as Java has it. */
  static Formula compare(Relation relation, PredicateValue left, PredicateValue right) {
    return switch (left.kind()) {
      case INT -> new Compare(relation, left, right);
      case LONG -> ordered(relation, BinaryOperator.LCMP, left, right);
      case FLOAT ->
          ordered(
              relation,
              isLess(relation) ? BinaryOperator.FCMPG : BinaryOperator.FCMPL,
              left,
              right);
      case DOUBLE ->
          ordered(
              relation,
              isLess(relation) ? BinaryOperator.DCMPG : BinaryOperator.DCMPL,
              left,
              right);
      case REFERENCE -> throw new IllegalArgumentException("a reference is no number");
    };
  }

  /** Of NaN nothing of this is true, so that it must count as greater. */
  private static boolean isLess(Relation relation) {
    return relation == Relation.LT || relation == Relation.LE;
  }

  private static Formula ordered(
      Relation relation, BinaryOperator comparison, PredicateValue left, PredicateValue right) {
    return new Compare(
        relation, new PredicateValue.Binary(comparison, left, right), PredicateValue.of(0));
  }

  /** Whether two numbers differ; NaN is equal to itself here, and 0.0 to -0.0. */
  static Formula differ(PredicateValue left, PredicateValue right) {
    Formula unequal = compare(Relation.NE, left, right);
    return left.kind() == Kind.FLOAT || left.kind() == Kind.DOUBLE
        ? new And(unequal, new Or(isNumber(left), isNumber(right)))
        : unequal;
  }

  private static Formula isNumber(PredicateValue value) {
    return compare(Relation.EQ, value, value);
  }

  /** Exactly one of the two. */
  static Formula differ(Formula left, Formula right) {
    return new Or(new And(left, new Not(right)), new And(new Not(left), right));
  }

  /** {@code reference relation null}; equal or not. */
  static Formula absence(Relation relation, Variable reference) {
    return new Compare(relation.negated(), new Leaf.Absence(reference), PredicateValue.of(0));
  }

  /** All of {@code parts}. */
  static Formula all(List<Formula> parts) {
    return parts.stream().reduce((a, b) -> new And(a, b)).orElse(new Truth());
  }

  /** What it reads, in the order of the text. */
  default Set<Leaf> leaves() {
    Set<Leaf> leaves = new LinkedHashSet<>();
    Leaves.collect(this, leaves);
    return leaves;
  }
}
