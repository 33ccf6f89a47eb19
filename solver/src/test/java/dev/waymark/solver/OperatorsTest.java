package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnsat;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Semantics;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every operator at its edges: with the operands fixed, the result must be the one of the operator
 * table, and cannot be another.
 */
@ParameterizedClass
@MethodSource("dev.waymark.solver.Subject#all")
class OperatorsTest {
  private static final Set<BinaryOperator> FLOAT_REMAINDERS =
      EnumSet.of(BinaryOperator.FREM, BinaryOperator.DREM);
  private static final int PAIRS = 4;

  private final Example example = new Example();
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
        Symbol operand = example.terms.symbol(Sort.of(operator.operand()), "a");
        Term result = example.terms.unary(operator, operand);
        check(List.of(example.same(operand, bits)), result, operator.evaluate(bits));
      }
    }
  }

  @Test
  void binaryOperators() {
    for (BinaryOperator operator : BinaryOperator.values()) {
      if (!FLOAT_REMAINDERS.contains(operator)) {
        binaryOperator(operator);
      }
    }
  }

  private void binaryOperator(BinaryOperator operator) {
    long[] lefts = Edges.of(Sort.of(operator.left()));
    long[] rights = Edges.of(Sort.of(operator.right()));
    for (long left : lefts) {
      for (int i = 0; i < PAIRS; i++) {
        binaryOperator(operator, left, rights[random.nextInt(rights.length)]);
      }
    }
  }

  private void binaryOperator(BinaryOperator operator, long left, long right) {
    Symbol a = example.terms.symbol(Sort.of(operator.left()), "a");
    Symbol b = example.terms.symbol(Sort.of(operator.right()), "b");
    check(
        List.of(example.same(a, left), example.same(b, right)),
        example.terms.binary(operator, a, b),
        Semantics.evaluate(operator, left, right));
  }

  @Test
  void floatRemaindersByPowersOfTwo() {
    for (float divisor : new float[] {1, -2, 1024, 0x1p127f}) {
      for (long left : Edges.of(Sort.FLOAT)) {
        remainder(BinaryOperator.FREM, left, Kind.bits(divisor));
      }
      for (long left : Edges.of(Sort.DOUBLE)) {
        remainder(BinaryOperator.DREM, left, Kind.bits((double) divisor));
      }
    }
  }

  private void remainder(BinaryOperator operator, long left, long right) {
    Symbol a = example.terms.symbol(Sort.of(operator.left()), "a");
    check(
        List.of(example.same(a, left)),
        example.terms.binary(operator, a, example.terms.constant(a.sort(), right)),
        operator.evaluate(left, right));
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

  private void relation(Sort sort, Relation relation, long left, long right) {
    Symbol a = example.terms.symbol(sort, "a");
    Symbol b = example.terms.symbol(sort, "b");
    Term comparison = example.terms.compare(relation, a, b);
    boolean holds = Semantics.holds(relation, sort, left, right);
    List<Term> operands = List.of(example.same(a, left), example.same(b, right));
    expect(
        operands,
        holds ? comparison : example.terms.not(comparison),
        holds ? example.terms.not(comparison) : comparison);
  }

  private void check(List<Term> operands, Term result, long bits) {
    Term same = example.same(result, bits);
    expect(operands, same, example.terms.not(same));
  }

  private void expect(List<Term> operands, Term truth, Term falsity) {
    Query sat = query(operands, truth);
    assertSat(sat, solver.check(sat));
    Query unsat = query(operands, falsity);
    assertUnsat(unsat, solver.check(unsat));
  }

  private static Query query(List<Term> operands, Term last) {
    List<Term> constraints = new ArrayList<>(operands);
    constraints.add(last);
    return Query.of(constraints);
  }
}
