package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnsat;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Arithmetic on unknown floats, bit by bit. Z3 takes seconds for a single one of these. */
class FloatArithmeticTest {
  private final Example example = new Example();
  private final Random random = new Random(11);

  @ParameterizedTest
  @EnumSource(
      names = {"FADD", "FSUB", "FMUL", "FDIV", "DADD", "DSUB", "DMUL", "DDIV", "FCMPL", "DCMPG"})
  void resultsAreJavas(BinaryOperator operator) {
    Sort sort = Sort.of(operator.left());
    Symbol left = example.terms.symbol(sort, "left");
    Symbol right = example.terms.symbol(sort, "right");
    Term result = example.terms.binary(operator, left, right);
    try (SolverStack solver = new Subject(Backend.BITWUZLA, EnumSet.of(Layer.INCREMENTAL)).open()) {
      for (int i = 0; i < 10; i++) {
        long leftBits = sort.normalize(random.nextLong());
        long rightBits = i % 3 == 0 ? Edges.pick(sort, random) : near(leftBits, sort);
        Term same = example.same(result, operator.evaluate(leftBits, rightBits));
        check(solver, example.same(left, leftBits), example.same(right, rightBits), same);
      }
    }
  }

  /** A number of similar size, so that rounding matters. */
  private long near(long bits, Sort sort) {
    int fraction = sort == Sort.FLOAT ? 24 : 54;
    return sort.normalize(bits ^ (random.nextLong() & ((1L << fraction) - 1)));
  }

  private void check(SolverStack solver, Term left, Term right, Term same) {
    Query sat = Query.of(left, right, same);
    assertSat(sat, solver.check(sat));
    Query unsat = Query.of(left, right, example.terms.not(same));
    assertUnsat(unsat, solver.check(unsat));
  }
}
