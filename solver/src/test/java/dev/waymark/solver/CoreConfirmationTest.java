package dev.waymark.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.CoreConfirmation.Result;
import dev.waymark.solver.api.Backend;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CoreConfirmationTest {
  private final Terms terms = Simplifier.newTerms();
  private final Symbol x = terms.symbol(Sort.INT, "x");
  private final Symbol d = terms.symbol(Sort.DOUBLE, "d");

  @BeforeEach
  void thereAreTwoSolvers() {
    assumeTrue(SolverStack.isAvailable(Backend.BITWUZLA));
  }

  private Result confirm(Term... core) {
    try (CoreConfirmation confirmation = new CoreConfirmation()) {
      return confirmation.confirm(List.of(core));
    }
  }

  @Test
  void whatIsUnsatisfiableIsConfirmed() {
    Term square = terms.binary(BinaryOperator.IMUL, x, x);
    assertEquals(
        Result.CONFIRMED, confirm(terms.compare(Relation.EQ, square, terms.intConstant(2))));
  }

  @Test
  void whatIsSatisfiableIsContradicted() {
    Term square = terms.binary(BinaryOperator.IMUL, x, x);
    assertEquals(
        Result.CONTRADICTED, confirm(terms.compare(Relation.EQ, square, terms.intConstant(4))));
  }

  @Test
  void floatsAreConfirmedToo() {
    Term zero = terms.constant(Sort.DOUBLE, Double.doubleToLongBits(0));
    assertEquals(
        Result.CONFIRMED,
        confirm(terms.compare(Relation.LT, d, zero), terms.compare(Relation.GT, d, zero)));
  }
}
