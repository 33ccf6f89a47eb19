package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IXOR;
import static dev.waymark.program.ir.Relation.EQ;
import static dev.waymark.program.ir.Relation.GE;
import static dev.waymark.program.ir.Relation.GT;
import static dev.waymark.program.ir.Relation.LE;
import static dev.waymark.program.ir.Relation.LT;
import static dev.waymark.program.ir.Relation.NE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.And;
import dev.waymark.term.Sample;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class PinnedRulesTest {
  private static final int TRIALS = 20_000;
  private static final int VALUES = 6;
  private static final List<Relation> RELATIONS = List.of(Relation.values());

  private final Sample s = new Sample();
  private final Symbol few = s.terms.symbol(Sort.INT, "few", 0, VALUES - 1);
  private final Random random = new Random(1);

  /** A condition on {@link #few}, and what it means. */
  private record Condition(Term term, IntPredicate meaning) {}

  /** A number made of {@link #few}, and what it means. */
  private record Value(Term term, IntUnaryOperator meaning) {}

  @Test
  void anEquationDecidesWhatElseIsSaidOfItsTerm() {
    Term isThree = s.is(s.x, EQ, s.k(3));
    assertSame(isThree, s.terms.and(isThree, s.is(s.x, LT, s.k(5))));
    assertSame(isThree, s.terms.and(s.is(s.x, NE, s.k(4)), isThree));
    assertSame(s.terms.falsity(), s.terms.and(isThree, s.is(s.x, GE, s.k(4))));
  }

  @Test
  void anInequationLeavesOneValueToOthers() {
    Term isNotThree = s.is(s.x, NE, s.k(3));
    assertSame(s.terms.truth(), s.terms.or(isNotThree, s.is(s.x, LE, s.k(3))));
    assertSame(isNotThree, s.terms.or(s.is(s.x, GT, s.k(4)), isNotThree));
  }

  @Test
  void whatIsSaidOfOtherTermsStays() {
    assertInstanceOf(And.class, s.terms.and(s.is(s.x, EQ, s.k(3)), s.is(s.y, LT, s.k(5))));
  }

  @Test
  void aLetterInLowerCaseIsOneOfTwo() {
    Term isUpper =
        s.terms.not(s.terms.or(s.is(s.letter, LT, s.k('A')), s.is(s.letter, GT, s.k('Z'))));
    Term lower = s.terms.ite(isUpper, s.of(s.letter, IXOR, s.k(' ')), s.letter);
    assertSame(
        s.terms.or(s.is(s.letter, EQ, s.k('r')), s.is(s.letter, EQ, s.k('R'))),
        s.is(lower, EQ, s.k('r')));
    assertSame(s.terms.falsity(), s.is(lower, EQ, s.k('R')));
    assertSame(s.is(s.letter, EQ, s.k('7')), s.is(lower, EQ, s.k('7')));
  }

  @Test
  void aChainOfChoicesEqualsAConstantWhereItIsChosen() {
    Term table = s.k(70);
    for (int i = 6; i >= 0; i--) {
      table = s.terms.ite(s.is(s.x, EQ, s.k(i)), s.k(10 * i), table);
    }
    assertSame(s.is(s.x, EQ, s.k(3)), s.is(table, EQ, s.k(30)));
  }

  @Test
  void simplifiedConditionsMeanWhatTheyDid() {
    for (int i = 0; i < TRIALS; i++) {
      Condition condition = condition(4);
      for (int value = 0; value < VALUES; value++) {
        Assignment input = Assignment.builder().put(few, value).build();
        assertEquals(
            condition.meaning.test(value),
            Evaluator.evaluate(condition.term, input) == 1,
            () -> condition.term + " under " + input);
      }
    }
  }

  private Condition condition(int depth) {
    int kind = depth == 0 ? 0 : random.nextInt(6);
    return switch (kind) {
      case 0, 1 -> comparison(depth);
      case 2 -> not(condition(depth - 1));
      case 3 -> and(condition(depth - 1), condition(depth - 1));
      case 4 -> not(and(not(condition(depth - 1)), not(condition(depth - 1))));
      default -> or(condition(depth - 1), condition(depth - 1));
    };
  }

  private Condition comparison(int depth) {
    Value left = number(depth);
    Relation relation = RELATIONS.get(random.nextInt(RELATIONS.size()));
    int right = random.nextInt(VALUES);
    return new Condition(
        s.is(left.term, relation, s.k(right)),
        value -> relation.holds(Integer.compare(left.meaning.applyAsInt(value), right)));
  }

  private Value number(int depth) {
    int constant = random.nextInt(VALUES);
    int kind = depth == 0 ? random.nextInt(3) : random.nextInt(5);
    return switch (kind) {
      case 0 -> new Value(s.k(constant), value -> constant);
      case 1 -> new Value(few, value -> value);
      case 2 -> new Value(s.of(few, IADD, s.k(constant)), value -> value + constant);
      default -> choice(condition(depth - 1), number(depth - 1), number(depth - 1));
    };
  }

  private Value choice(Condition condition, Value first, Value second) {
    return new Value(
        s.terms.ite(condition.term, first.term, second.term),
        value -> (condition.meaning.test(value) ? first : second).meaning.applyAsInt(value));
  }

  private Condition not(Condition condition) {
    return new Condition(s.terms.not(condition.term), condition.meaning.negate());
  }

  private Condition and(Condition left, Condition right) {
    return new Condition(s.terms.and(left.term, right.term), left.meaning.and(right.meaning));
  }

  private Condition or(Condition left, Condition right) {
    return new Condition(s.terms.or(left.term, right.term), left.meaning.or(right.meaning));
  }
}
