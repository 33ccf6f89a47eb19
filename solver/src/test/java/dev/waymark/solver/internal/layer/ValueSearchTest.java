package dev.waymark.solver.internal.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is decided by trying values, without any solver. */
class ValueSearchTest {
  private final Terms terms = Simplifier.newTerms();
  private final StubSolver next = new StubSolver();
  private final IntervalSolver solver = new IntervalSolver(next, new Counters());

  private Symbol character(String name) {
    return terms.symbol(Sort.INT, name, 0, Character.MAX_VALUE);
  }

  private Term number(int value) {
    return terms.intConstant(value);
  }

  private Term compare(Term left, Relation relation, int right) {
    return terms.compare(relation, left, number(right));
  }

  private Term of(Term left, BinaryOperator operator, int right) {
    return terms.binary(operator, left, number(right));
  }

  /** {@code 31 * (31 * a + b) + c} and so on. */
  private Term hash(List<Symbol> text) {
    Term hash = number(0);
    for (Symbol c : text) {
      hash = terms.binary(BinaryOperator.IADD, of(hash, BinaryOperator.IMUL, 31), c);
    }
    return hash;
  }

  private List<Symbol> text(int length) {
    List<Symbol> text = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      text.add(character("c" + i));
    }
    return text;
  }

  private static void assertSat(Query query, Answer answer) {
    Sat sat = assertInstanceOf(Sat.class, answer);
    Evaluator evaluator = new Evaluator(query.complete(sat.model()));
    query.constraints().forEach(it -> assertTrue(evaluator.holds(it), it::toString));
  }

  @Test
  void aSymbolIsDecidedByItsOwnConstraints() {
    Symbol c = character("c");
    Term ascii = compare(c, Relation.LT, 128);
    Term odd = compare(of(c, BinaryOperator.IAND, 3), Relation.EQ, 3);
    Term remainder = compare(of(c, BinaryOperator.IREM, 97), Relation.EQ, 96);
    Query even = Query.of(ascii, remainder);
    assertSat(even, solver.check(even));
    Answer none =
        solver.check(Query.of(compare(character("d"), Relation.GT, 7), ascii, odd, remainder));
    assertEquals(new Unsat(List.of(ascii, odd, remainder)), none);
    assertTrue(next.asked.isEmpty());
  }

  @Test
  void fewCombinationsAreTried() {
    Symbol a = terms.symbol(Sort.INT, "a", '0', '9');
    Symbol b = terms.symbol(Sort.INT, "b", '0', '9');
    Term product = terms.binary(BinaryOperator.IMUL, a, b);
    Query square = Query.of(compare(product, Relation.EQ, '7' * '9'));
    assertSat(square, solver.check(square));
    Term prime = compare(product, Relation.EQ, 2503);
    assertEquals(new Unsat(List.of(prime)), solver.check(Query.of(prime)));
    assertTrue(next.asked.isEmpty());
  }

  @Test
  void manyCombinationsAreCutByBounds() {
    Term number = number(0);
    for (String name : List.of("a", "b", "c", "d", "e")) {
      Symbol digit = terms.symbol(Sort.INT, name, 0, 9);
      Term shifted = terms.binary(BinaryOperator.IMUL, number, number(10));
      number = terms.binary(BinaryOperator.IADD, shifted, digit);
    }
    Term wide = terms.unary(UnaryOperator.I2L, number);
    Term cube =
        terms.binary(BinaryOperator.LMUL, wide, terms.binary(BinaryOperator.LMUL, wide, wide));
    long value = 12_345L * 12_345 * 12_345;
    Query known = Query.of(terms.compare(Relation.EQ, cube, terms.constant(Sort.LONG, value)));
    assertSat(known, solver.check(known));
    Term none = terms.compare(Relation.EQ, cube, terms.constant(Sort.LONG, value + 1));
    assertEquals(new Unsat(List.of(none)), solver.check(Query.of(none)));
    assertTrue(next.asked.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "red", "lime", "orange", "transparent", "a text that is long"})
  void aTextWithAHashCodeIsFound(String wanted) {
    List<Symbol> text = text(wanted.length());
    Query query = Query.of(compare(hash(text), Relation.EQ, wanted.hashCode()));
    assertSat(query, solver.check(query));
    assertTrue(next.asked.isEmpty());
  }

  @Test
  void aTextWithAHashCodeKeepsToWhatElseIsKnown() {
    List<Symbol> text = text(8);
    List<Term> constraints = new ArrayList<>();
    text.forEach(c -> constraints.add(compare(c, Relation.GE, 'a')));
    text.forEach(c -> constraints.add(compare(c, Relation.LE, 'z')));
    constraints.add(compare(hash(text), Relation.EQ, "orange".hashCode()));
    Query query = Query.of(constraints);
    assertSat(query, solver.check(query));
    assertTrue(next.asked.isEmpty());
  }

  @Test
  void oneConditionOnManySymbolsIsTakenApart() {
    List<Symbol> text = text(8);
    Term areAscii = terms.truth();
    Term isOneUpper = terms.falsity();
    for (Symbol c : text) {
      areAscii = terms.and(areAscii, compare(c, Relation.LT, 128));
      Term isUpper =
          terms.not(terms.or(compare(c, Relation.LT, 'A'), compare(c, Relation.GT, 'Z')));
      isOneUpper = terms.or(isOneUpper, isUpper);
    }
    Term equation = compare(hash(text), Relation.EQ, "ORANGE".hashCode());
    Query query = Query.of(areAscii, terms.not(isOneUpper), equation);
    assertSat(query, solver.check(query));
    assertTrue(next.asked.isEmpty());
  }

  @Test
  void noShortTextHasTheHashCodeOfALongOne() {
    List<Symbol> text = text(2);
    Term low = compare(text.get(0), Relation.LT, 128);
    Term lower = compare(text.get(1), Relation.LT, 128);
    Term equation = compare(hash(text), Relation.EQ, 31 * 127 + 128);
    assertEquals(
        new Unsat(List.of(low, lower, equation)), solver.check(Query.of(low, lower, equation)));
  }

  @Test
  void sumsThatWrapAroundAreFound() {
    Symbol x = terms.symbol(Sort.INT, "x", 0, 1 << 20);
    Symbol y = terms.symbol(Sort.INT, "y", 0, 1 << 20);
    Term sum = terms.binary(BinaryOperator.IADD, of(x, BinaryOperator.IMUL, 65_536), y);
    Query query =
        Query.of(compare(sum, Relation.EQ, Integer.MIN_VALUE), compare(x, Relation.GT, 32_768));
    assertSat(query, solver.check(query));
  }

  @Test
  void sumsOfAllIntsAreLeftToASolver() {
    Symbol x = terms.symbol(Sort.INT, "x");
    Symbol y = terms.symbol(Sort.INT, "y");
    Term sum = terms.binary(BinaryOperator.IADD, of(x, BinaryOperator.IMUL, 6), y);
    Term even = compare(of(y, BinaryOperator.IAND, 1), Relation.EQ, 0);
    Term equation = compare(sum, Relation.EQ, 7);
    assertInstanceOf(Unknown.class, solver.check(Query.of(even, equation)));
    assertFalse(next.asked.isEmpty());
  }

  /** Weighted sums of few values, against trying all. */
  @Test
  void sumsAreThoseOfTryingAllValues() {
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      Sort sort = random.nextBoolean() ? Sort.INT : Sort.LONG;
      check(sort, random);
    }
    assertTrue(next.asked.isEmpty());
  }

  private void check(Sort sort, Random random) {
    boolean isInt = sort == Sort.INT;
    Term sum = terms.constant(sort, random.nextInt(3));
    List<Symbol> symbols = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int min = random.nextInt(9) - 4;
      symbols.add(terms.symbol(sort, "s" + i, min, min + 3));
      long weight = random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(9) - 4;
      Term product =
          terms.binary(
              isInt ? BinaryOperator.IMUL : BinaryOperator.LMUL,
              symbols.get(i),
              terms.constant(sort, weight));
      sum = terms.binary(isInt ? BinaryOperator.IADD : BinaryOperator.LADD, sum, product);
    }
    long total =
        random.nextInt(3) == 0
            ? random.nextInt(20)
            : Evaluator.evaluate(sum, input(symbols, random.nextInt(64)));
    Term equation = terms.compare(Relation.EQ, sum, terms.constant(sort, total));
    Query query = Query.of(equation);
    Answer answer = solver.check(query);
    boolean isSat = false;
    for (int i = 0; i < 64; i++) {
      isSat |= new Evaluator(input(symbols, i)).holds(equation);
    }
    if (isSat) {
      assertSat(query, answer);
    } else {
      assertEquals(new Unsat(List.of(equation)), answer);
    }
  }

  private static Assignment input(List<Symbol> symbols, int number) {
    Assignment.Builder input = Assignment.builder();
    for (int i = 0; i < symbols.size(); i++) {
      input.put(symbols.get(i), symbols.get(i).min() + (number >> (2 * i) & 3));
    }
    return input.build();
  }
}
