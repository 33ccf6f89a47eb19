package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.OperandText;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Operands;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import org.jspecify.annotations.Nullable;

/** Mutants of single operands, at the instruction that takes them. */
final class OperandLabels implements LabellingFunction {
  private final Insertion insertion;

  private OperandLabels(Insertion insertion) {
    this.insertion = insertion;
  }

  /** What is put around an operand. */
  private interface Insertion {
    void label(Place place, LabelList labels);
  }

  /** What the type of an operand says of its sign. */
  private enum Sign {
    ANY,
    /** Its absolute value is no mutant. */
    NEVER_NEGATIVE
  }

  /** An operand that is a number, where it is taken. */
  private record Place(
      int instruction, PredicateValue value, String text, @Nullable Expression origin, Sign sign) {
    void add(String kind, Formula formula, String mutant, LabelList labels) {
      labels.add(kind, instruction, formula, text + " -> " + mutant);
    }

    /** As the argument of a call. */
    String argument() {
      return origin instanceof Binary && text.startsWith("(") ? text : "(" + text + ")";
    }

    boolean isVariable() {
      return origin instanceof Local
          || origin instanceof GetField
          || origin instanceof GetStatic
          || origin instanceof GetElement;
    }
  }

  /** ABS: the absolute value, its negation, and an error if the operand is 0. */
  static OperandLabels absolute() {
    return new OperandLabels(
        (place, labels) -> {
          PredicateValue value = place.value;
          PredicateValue minus = ArithmeticOperators.negated(value);
          Formula changes =
              new Formula.And(
                  ArithmeticOperators.toZero(Relation.LT, value), Formula.differ(value, minus));
          String text = place.argument();
          if (place.sign == Sign.ANY) {
            place.add("ABS", changes, "abs" + text, labels);
          }
          place.add("ABS", ArithmeticOperators.toZero(Relation.GT, value), "-abs" + text, labels);
          place.add(
              "ABS", ArithmeticOperators.toZero(Relation.EQ, value), "failOnZero" + text, labels);
        });
  }

  /** AOIU: the negation of a variable. */
  static OperandLabels negatedVariables() {
    return new OperandLabels(
        (place, labels) -> {
          if (place.isVariable()) {
            negate("AOIU", place, labels);
          }
        });
  }

  /** UOI: the negation of any operand. */
  static OperandLabels negated() {
    return new OperandLabels((place, labels) -> negate("UOI", place, labels));
  }

  private static void negate(String kind, Place place, LabelList labels) {
    Formula differ = Formula.differ(place.value, ArithmeticOperators.negated(place.value));
    place.add(kind, differ, "-" + place.text, labels);
  }

  /** Whether there is something to mutate: neither a constant nor what a comparison gives. */
  private static boolean isVaried(@Nullable Expression origin) {
    return !(origin instanceof NumberConstant)
        && !(origin instanceof Binary binary && binary.operator().isComparison());
  }

  /** Whether a statement only moves something on the stack. */
  private static boolean isMove(Statement statement) {
    return statement instanceof Assign assign
        && assign.value() instanceof Stack
        && !(assign.target() instanceof Local);
  }

  @Override
  public void label(MethodModel method, LabelList labels) {
    Code code = method.code();
    OperandText texts = new OperandText(method.cfg(), method.dominators());
    BooleanPlaces booleans = new BooleanPlaces(method, texts);
    for (int i = 0; i < code.statements().size(); i++) {
      if (isMove(code.statement(i)) || code.statement(i) instanceof Check) {
        continue;
      }
      for (Operand operand : Operands.of(code.statement(i))) {
        if (operand instanceof Stack
            && ArithmeticOperators.isNumber(operand)
            && !booleans.include(operand, i)
            && isVaried(texts.origin(operand, i))) {
          insertion.label(
              new Place(
                  code.instructionOf(i),
                  ArithmeticOperators.value(operand),
                  texts.of(operand, i),
                  texts.origin(operand, i),
                  texts.isChar(operand, i) ? Sign.NEVER_NEGATIVE : Sign.ANY),
              labels);
        }
      }
    }
  }
}
