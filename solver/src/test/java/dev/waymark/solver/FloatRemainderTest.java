package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnsat;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The exact translation of {@code %} by any divisor, which only Bitwuzla can take. */
class FloatRemainderTest {
  private final Example example = new Example();
  private final Operand.Factory lefts = new Operand.Factory(example.terms);
  private final Operand.Factory rights = new Operand.Factory(example.terms);

  @Test
  void remaindersAreJavas() {
    Random random = new Random(3);
    Subject subject = new Subject(Backend.BITWUZLA, EnumSet.of(Layer.INCREMENTAL));
    try (SolverStack solver = subject.open()) {
      for (long left : Edges.of(Sort.FLOAT)) {
        check(solver, BinaryOperator.FREM, left, Edges.pick(Sort.FLOAT, random));
        check(solver, BinaryOperator.FREM, left, Kind.bits(random.nextFloat() * 5));
      }
      for (long left : Edges.of(Sort.DOUBLE)) {
        check(solver, BinaryOperator.DREM, left, Edges.pick(Sort.DOUBLE, random));
        check(solver, BinaryOperator.DREM, left, Kind.bits(-random.nextDouble()));
      }
    }
  }

  private void check(SolverStack solver, BinaryOperator operator, long left, long right) {
    Sort sort = Sort.of(operator.left());
    Operand dividend = lefts.of(sort, left);
    Operand divisor = rights.of(sort, right);
    Term result = example.terms.binary(operator, dividend.term(), divisor.term());
    Term same = example.same(result, operator.evaluate(left, right));
    Query sat = Query.of(dividend.constraint(), divisor.constraint(), same);
    assertSat(sat, solver.check(sat));
    Query unsat = Query.of(dividend.constraint(), divisor.constraint(), example.terms.not(same));
    assertUnsat(unsat, solver.check(unsat));
  }
}
