package dev.waymark.term;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IMUL;
import static dev.waymark.program.ir.BinaryOperator.IXOR;
import static dev.waymark.program.ir.BinaryOperator.LCMP;
import static dev.waymark.program.ir.Relation.EQ;
import static dev.waymark.program.ir.Relation.LT;
import static dev.waymark.program.ir.UnaryOperator.I2L;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import dev.waymark.term.assign.Substitution;
import dev.waymark.term.interval.Intervals;
import dev.waymark.term.interval.KnownBounds;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Terms a million operations deep, which recursion could not walk. */
class DeepTermTest {
  private static final int DEPTH = 1_000_000;

  private final Sample s = new Sample();

  private static Term repeat(int times, Term start, UnaryOperator<Term> step) {
    Term term = start;
    for (int i = 0; i < times; i++) {
      term = step.apply(term);
    }
    return term;
  }

  /** {@code ((x * y + z) * y + z) ...}. */
  private Term polynomial() {
    return repeat(DEPTH / 2, s.x, term -> s.of(s.of(term, IMUL, s.y), IADD, s.z));
  }

  @Test
  void arithmeticIsEvaluated() {
    Term term = polynomial();
    assertTrue(s.terms.size() > DEPTH);
    int expected = 5;
    for (int i = 0; i < DEPTH / 2; i++) {
      expected = expected * 3 + 7;
    }
    Assignment values = Assignment.EMPTY.with(s.x, 5).with(s.y, 3).with(s.z, 7);
    assertEquals(expected, Evaluator.evaluate(term, values));
  }

  @Test
  void printingIsCut() {
    String text = TermPrinter.print(polynomial(), 200);
    assertTrue(text.length() <= 203, text);
    assertTrue(text.contains("..."), text);
  }

  @Test
  void variablesAreFound() {
    Term term = polynomial();
    assertEquals(3, Variables.of(term).size());
    assertFalse(Variables.sharesVariables(term, s.p));
  }

  @Test
  void symbolsAreReplaced() {
    Term term = polynomial();
    Map<Symbol, Term> replacements = Map.of(s.x, s.k(5), s.y, s.k(1), s.z, s.k(2));
    assertSame(s.k(5 + DEPTH), new Substitution(s.terms, replacements).replace(term));
  }

  @Test
  void boundsAreFound() {
    Term sum = repeat(DEPTH, s.flag, term -> s.of(term, IADD, s.flag));
    assertEquals(new Interval(0, DEPTH + 1), new Intervals(KnownBounds.DOMAINS).of(sum));
  }

  @Test
  void choicesAreWalked() {
    Term term = repeat(DEPTH / 2, s.x, inner -> s.terms.ite(s.is(inner, LT, s.z), s.y, inner));
    Assignment values = Assignment.EMPTY.with(s.x, 1).with(s.y, 2).with(s.z, 3);
    assertEquals(2, Evaluator.evaluate(term, values));
    assertSame(Sort.INT, term.sort());
    assertEquals(3, Variables.of(term).size());
    assertTrue(TermPrinter.print(term, 100).length() <= 103);
  }

  @Test
  void connectivesAreWalked() {
    Term term =
        repeat(DEPTH / 2, s.c, inner -> s.terms.not(s.terms.and(s.terms.or(inner, s.p), s.c)));
    assertEquals(1, Evaluator.evaluate(term, Assignment.EMPTY));
    assertEquals(4, Variables.of(term).size());
    assertSame(Truth.UNKNOWN, Intervals.decide(term, KnownBounds.DOMAINS));
  }

  @Test
  void equationsAreSolvedThroughAllOperations() {
    Term term = repeat(DEPTH / 2, s.x, inner -> s.of(s.of(inner, IADD, s.k(1)), IXOR, s.k(6)));
    Term equation = s.is(term, EQ, s.k(0));
    assertSame(s.x, equation.operand(0));
    Assignment solution = Assignment.EMPTY.with(s.x, ((Constant) equation.operand(1)).bits());
    assertEquals(0, Evaluator.evaluate(term, solution));
  }

  @Test
  void comparisonsOfComparisonsEndSomewhere() {
    Term term =
        repeat(
            DEPTH / 4, s.flag, inner -> s.of(s.of(I2L, s.of(inner, IADD, s.k(1))), LCMP, s.k(1L)));
    Term equation = s.is(term, EQ, s.k(0));
    Evaluator evaluator = new Evaluator(Assignment.EMPTY);
    assertEquals(evaluator.evaluate(term) == 0, evaluator.holds(equation));
  }
}
