package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnknown;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Terms deeper than the stack of a thread. */
@ParameterizedClass
@MethodSource("dev.waymark.solver.Subject#essential")
class DeepTermsTest {
  private static final int DEPTH = 10_000;

  private final Example example = new Example();
  private final Symbol x = example.intSymbol("x");
  private final Symbol y = example.intSymbol("y");
  private final SolverStack solver;

  DeepTermsTest(Subject subject) {
    this.solver = subject.open();
  }

  @AfterEach
  void close() {
    solver.close();
  }

  @Test
  void deepChoicesAreDecided() {
    Term term = x;
    for (int i = 0; i < DEPTH; i++) {
      Term isHere = example.compare(y, Relation.EQ, i);
      term = example.terms.ite(isHere, example.terms.intConstant(3 * i), term);
    }
    Query query = Query.of(example.compare(term, Relation.EQ, 3 * 4321));
    assertSat(query, solver.check(query));
  }

  @Test
  void deepConversionsAreDecided() {
    Term term = x;
    for (int i = 0; i < DEPTH; i++) {
      term = example.terms.unary(UnaryOperator.INEG, term);
      term = example.terms.unary(i % 2 == 0 ? UnaryOperator.I2B : UnaryOperator.I2S, term);
    }
    Query query = Query.of(example.compare(term, Relation.EQ, 77));
    assertSat(query, solver.check(query));
  }

  /** Neither solver minds its limits here, so neither is asked. */
  @Test
  void deepArithmeticIsRefused() {
    Term term = x;
    for (int i = 0; i < DEPTH; i++) {
      term = example.terms.binary(BinaryOperator.IADD, term, i % 2 == 0 ? x : y);
      term = example.terms.binary(BinaryOperator.IXOR, term, y);
    }
    Query query = Query.of(example.compare(term, Relation.EQ, 77));
    assertUnknown(UnknownReason.INCOMPLETE, solver.check(query));
  }
}
