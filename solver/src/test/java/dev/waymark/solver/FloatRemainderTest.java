package dev.waymark.solver;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.solver.api.Backend;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The exact translation of {@code %} by any divisor, which only Bitwuzla can take. */
class FloatRemainderTest {
  private final Example example = new Example();
  private final Operand.Factory lefts = new Operand.Factory(example, "left");
  private final Operand.Factory rights = new Operand.Factory(example, "right");
  private final SolverStack solver = Subject.bare(Backend.BITWUZLA).open();
  private final Fixed fixed = new Fixed(example, solver);

  @AfterEach
  void close() {
    solver.close();
  }

  @ParameterizedTest
  @EnumSource(names = {"FREM", "DREM"})
  void remaindersAreJavas(BinaryOperator operator) {
    Sort sort = Sort.of(operator.left());
    for (long left : Edges.of(sort)) {
      for (long right : Edges.of(sort)) {
        check(operator, lefts.chosen(sort, left), rights.chosen(sort, right));
      }
    }
  }

  /** Of symbols, bit by bit, which takes a second each. */
  @ParameterizedTest
  @CsvSource({"-7.5, 2.3", "0x1.8p40, 0.1", "1e-44, -3e-45", "-6, 3"})
  void remaindersOfSymbolsAreJavas(float left, float right) {
    check(
        BinaryOperator.FREM,
        lefts.pinned(Sort.FLOAT, Kind.bits(left)),
        rights.pinned(Sort.FLOAT, Kind.bits(right)));
  }

  private void check(BinaryOperator operator, Operand left, Operand right) {
    Term result = example.terms.binary(operator, left.term(), right.term());
    long expected = operator.evaluate(left.bits(), right.bits());
    fixed.check(example.same(result, expected), left, right);
  }
}
