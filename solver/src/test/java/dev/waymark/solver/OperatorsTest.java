package dev.waymark.solver;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.solver.api.Backend;
import dev.waymark.term.Semantics;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every operator at its edges: with the operands fixed, the result must be the one of the operator
 * table, and cannot be another. Integers are symbols, floats constants behind a choice, which both
 * solvers are quick at; {@link FloatOperatorsTest} has symbols.
 */
@ParameterizedClass
@EnumSource(Backend.class)
class OperatorsTest {
  private final Example example = new Example();
  private final Operand.Factory lefts = new Operand.Factory(example, "left");
  private final Operand.Factory rights = new Operand.Factory(example, "right");
  private final SolverStack solver;
  private final Fixed fixed;

  OperatorsTest(Backend backend) {
    this.solver = Subject.bare(backend).open();
    this.fixed = new Fixed(example, solver);
  }

  @AfterEach
  void close() {
    solver.close();
  }

  @ParameterizedTest
  @EnumSource
  void unaryOperatorsAreJavas(UnaryOperator operator) {
    Sort sort = Sort.of(operator.operand());
    for (long bits : Edges.of(operator)) {
      Operand operand =
          isOnIntegers(operator) ? lefts.pinned(sort, bits) : lefts.chosen(sort, bits);
      Term result = example.terms.unary(operator, operand.term());
      fixed.check(example.same(result, operator.evaluate(bits)), operand);
    }
  }

  private static boolean isOnIntegers(UnaryOperator operator) {
    return !Sort.of(operator.operand()).isFloating() && !Sort.of(operator.result()).isFloating();
  }

  /** Z3 does not know remainders of floats. */
  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"FREM", "DREM"})
  void binaryOperatorsAreJavas(BinaryOperator operator) {
    Sort sort = Sort.of(operator.left());
    for (long left : Edges.of(sort)) {
      check(sort, left, Sort.of(operator.right()), Edges.ofRight(operator), result(operator));
    }
  }

  private Fact result(BinaryOperator operator) {
    return (left, right) ->
        example.same(
            example.terms.binary(operator, left.term(), right.term()),
            Semantics.evaluate(operator, left.bits(), right.bits()));
  }

  @ParameterizedTest
  @MethodSource
  void remaindersByPowersOfTwoAreJavas(BinaryOperator operator, double divisor) {
    Sort sort = Sort.of(operator.left());
    long right = sort == Sort.FLOAT ? Kind.bits((float) divisor) : Kind.bits(divisor);
    for (long bits : Edges.of(sort)) {
      Operand left = lefts.chosen(sort, bits);
      Term result =
          example.terms.binary(operator, left.term(), example.terms.constant(sort, right));
      fixed.check(example.same(result, operator.evaluate(bits, right)), left);
    }
  }

  static Stream<Arguments> remaindersByPowersOfTwoAreJavas() {
    return Stream.of(BinaryOperator.FREM, BinaryOperator.DREM)
        .flatMap(
            operator ->
                Stream.of(1.0, -2.0, 0x1p127).map(divisor -> Arguments.of(operator, divisor)));
  }

  @ParameterizedTest
  @EnumSource
  void relationsAreJavas(Relation relation) {
    for (Sort sort : List.of(Sort.INT, Sort.LONG, Sort.FLOAT, Sort.DOUBLE)) {
      for (long left : Edges.of(sort)) {
        check(sort, left, sort, Edges.of(sort), truth(relation, sort));
      }
    }
  }

  private Fact truth(Relation relation, Sort sort) {
    return (left, right) -> {
      Term comparison = example.terms.compare(relation, left.term(), right.term());
      boolean holds = Semantics.holds(relation, sort, left.bits(), right.bits());
      return holds ? comparison : example.terms.not(comparison);
    };
  }

  /** What must be true of two operands. */
  private interface Fact {
    Term of(Operand left, Operand right);
  }

  /** Checks {@code fact} of one left operand and each right one, of floats all in one query. */
  private void check(Sort sort, long left, Sort rightSort, long[] rights, Fact fact) {
    if (sort.isFloating()) {
      chosen(sort, left, rights, fact);
    } else {
      pinned(lefts.pinned(sort, left), rightSort, rights, fact);
    }
  }

  private void pinned(Operand left, Sort sort, long[] bits, Fact fact) {
    for (long right : bits) {
      Operand operand = rights.pinned(sort, right);
      fixed.check(fact.of(left, operand), left, operand);
    }
  }

  /** All operands depend on the same two choices. */
  private void chosen(Sort sort, long bits, long[] others, Fact fact) {
    Operand left = lefts.chosen(sort, bits);
    Term all = example.terms.truth();
    for (long other : others) {
      all = example.terms.and(all, fact.of(left, rights.chosen(sort, other)));
    }
    fixed.check(all, left, rights.chosen(sort, 0));
  }
}
