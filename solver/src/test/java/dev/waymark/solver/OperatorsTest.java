package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnsat;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Semantics;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every operator at its edges: with the operands fixed, the result must be the one of the operator
 * table, and cannot be another.
 */
@ParameterizedClass
@MethodSource("dev.waymark.solver.Subject#essential")
class OperatorsTest {
  private static final int PAIRS = 2;

  private final Example example = new Example();
  private final Operand.Factory lefts = new Operand.Factory(example.terms);
  private final Operand.Factory rights = new Operand.Factory(example.terms);
  private final Random random = new Random(42);
  private final SolverStack solver;

  OperatorsTest(Subject subject) {
    this.solver = subject.open();
  }

  @AfterEach
  void close() {
    solver.close();
  }

  @Test
  void unaryOperators() {
    for (UnaryOperator operator : UnaryOperator.values()) {
      for (long bits : Edges.of(Sort.of(operator.operand()))) {
        Operand operand = lefts.of(Sort.of(operator.operand()), bits);
        Term result = example.terms.unary(operator, operand.term());
        check(operand, operand, example.same(result, operator.evaluate(bits)));
      }
    }
  }

  @Test
  void binaryOperators() {
    for (BinaryOperator operator : BinaryOperator.values()) {
      for (long left : Edges.of(Sort.of(operator.left()))) {
        for (int i = 0; i < PAIRS && !isRemainder(operator); i++) {
          binary(operator, left, Edges.pick(Sort.of(operator.right()), random));
        }
      }
    }
  }

  private static boolean isRemainder(BinaryOperator operator) {
    return operator == BinaryOperator.FREM || operator == BinaryOperator.DREM;
  }

  private void binary(BinaryOperator operator, long leftBits, long rightBits) {
    Operand left = lefts.of(Sort.of(operator.left()), leftBits);
    Operand right = rights.of(Sort.of(operator.right()), rightBits);
    Term result = example.terms.binary(operator, left.term(), right.term());
    check(left, right, example.same(result, Semantics.evaluate(operator, leftBits, rightBits)));
  }

  @Test
  void floatRemaindersByPowersOfTwo() {
    for (float divisor : new float[] {1, -2, 0x1p127f}) {
      for (long bits : Edges.of(Sort.FLOAT)) {
        remainder(BinaryOperator.FREM, bits, Kind.bits(divisor));
      }
      for (long bits : Edges.of(Sort.DOUBLE)) {
        remainder(BinaryOperator.DREM, bits, Kind.bits((double) divisor));
      }
    }
  }

  private void remainder(BinaryOperator operator, long bits, long divisor) {
    Operand left = lefts.of(Sort.of(operator.left()), bits);
    Term constant = example.terms.constant(left.term().sort(), divisor);
    Term result = example.terms.binary(operator, left.term(), constant);
    check(left, left, example.same(result, operator.evaluate(bits, divisor)));
  }

  @Test
  void relations() {
    for (Sort sort : List.of(Sort.INT, Sort.LONG, Sort.FLOAT, Sort.DOUBLE)) {
      for (Relation relation : Relation.values()) {
        for (long left : Edges.of(sort)) {
          relation(sort, relation, left, Edges.pick(sort, random));
        }
      }
    }
  }

  private void relation(Sort sort, Relation relation, long leftBits, long rightBits) {
    Operand left = lefts.of(sort, leftBits);
    Operand right = rights.of(sort, rightBits);
    Term comparison = example.terms.compare(relation, left.term(), right.term());
    boolean holds = Semantics.holds(relation, sort, leftBits, rightBits);
    check(left, right, holds ? comparison : example.terms.not(comparison));
  }

  private void check(Operand left, Operand right, Term truth) {
    Query sat = Query.of(left.constraint(), right.constraint(), truth);
    assertSat(sat, solver.check(sat));
    Query unsat = Query.of(left.constraint(), right.constraint(), example.terms.not(truth));
    assertUnsat(unsat, solver.check(unsat));
  }
}
