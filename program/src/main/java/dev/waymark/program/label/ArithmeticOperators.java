package dev.waymark.program.label;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.List;

/** The operators of arithmetic, by kind. */
final class ArithmeticOperators {
  private static final List<String> NAMES = List.of("ADD", "SUB", "MUL", "DIV", "REM");

  private ArithmeticOperators() {}

  /** Whether this is one of {@code + - * / %}. */
  static boolean includes(BinaryOperator operator) {
    return NAMES.contains(operator.name().substring(1));
  }

  /** The other operators of the same kind. */
  static List<BinaryOperator> others(BinaryOperator operator) {
    List<BinaryOperator> others = new ArrayList<>();
    for (String name : NAMES) {
      BinaryOperator other = BinaryOperator.valueOf(operator.name().charAt(0) + name);
      if (other != operator) {
        others.add(other);
      }
    }
    return others;
  }

  static PredicateValue value(Operand operand) {
    return operand instanceof NumberConstant constant
        ? new PredicateValue.Literal(constant)
        : new Leaf.Slot((Variable) operand);
  }

  static PredicateValue negated(PredicateValue value) {
    return new PredicateValue.Unary(
        switch (value.kind()) {
          case LONG -> UnaryOperator.LNEG;
          case FLOAT -> UnaryOperator.FNEG;
          case DOUBLE -> UnaryOperator.DNEG;
          default -> UnaryOperator.INEG;
        },
        value);
  }

  /** {@code value relation 0}. */
  static Formula toZero(Relation relation, PredicateValue value) {
    return Formula.compare(
        relation, value, new PredicateValue.Literal(new NumberConstant(value.kind(), 0)));
  }

  /**
   * That {@code operator} and {@code other} make a difference: one of them throws, or the results
   * differ.
   */
  static Formula differ(
      BinaryOperator operator, BinaryOperator other, PredicateValue left, PredicateValue right) {
    Formula results =
        Formula.differ(
            new PredicateValue.Binary(operator, left, right),
            new PredicateValue.Binary(other, left, right));
    boolean first = operator.needsDivisorCheck();
    boolean second = other.needsDivisorCheck();
    if (!first && !second) {
      return results;
    }
    Formula isNonzero = toZero(Relation.NE, right);
    return first && second
        ? new Formula.And(isNonzero, results)
        : new Formula.Or(toZero(Relation.EQ, right), results);
  }

  static boolean isNumber(Operand operand) {
    return operand.kind() != Kind.REFERENCE;
  }
}
