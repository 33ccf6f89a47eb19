package dev.waymark.term.assign;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IDIV;
import static dev.waymark.program.ir.BinaryOperator.IMUL;
import static dev.waymark.program.ir.BinaryOperator.IREM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.term.Sample;
import dev.waymark.term.Term;
import org.junit.jupiter.api.Test;

class EvaluatorTest {
  private final Sample s = new Sample();

  @Test
  void theAssignmentGivesTheValues() {
    Assignment values = Assignment.EMPTY.with(s.x, 6).with(s.y, 7);
    assertEquals(42, Evaluator.evaluate(s.of(s.x, IMUL, s.y), values));
    assertEquals(1, Evaluator.evaluate(s.c, values));
    assertEquals(6, Evaluator.evaluate(s.terms.ite(s.c, s.x, s.y), values));
  }

  @Test
  void divisionByZeroHasAValue() {
    Assignment values = Assignment.EMPTY.with(s.x, -6).with(s.y, 0);
    assertEquals(1, Evaluator.evaluate(s.of(s.x, IDIV, s.y), values));
    assertEquals(-6, Evaluator.evaluate(s.of(s.x, IREM, s.y), values));
    assertEquals(-1, Evaluator.evaluate(s.of(s.k(3), IDIV, s.k(0)), values));
  }

  @Test
  void oneEvaluatorAnswersManyQuestions() {
    Evaluator evaluator = new Evaluator(Assignment.EMPTY.with(s.x, 1).with(s.y, 2));
    assertTrue(evaluator.holds(s.c));
    assertFalse(evaluator.holds(s.terms.not(s.c)));
    assertEquals(3, evaluator.evaluate(s.of(s.x, IADD, s.y)));
    assertEquals(3, evaluator.evaluate(s.of(s.x, IADD, s.y)));
  }

  @Test
  void sharedPartsAreEvaluatedOnce() {
    Term doubled = s.x;
    for (int i = 0; i < 200; i++) {
      doubled = s.of(doubled, IADD, doubled);
    }
    assertEquals(0, Evaluator.evaluate(doubled, Assignment.EMPTY.with(s.x, 1)));
  }
}
