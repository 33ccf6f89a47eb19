package dev.waymark.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import dev.waymark.term.assign.Substitution;
import dev.waymark.term.interval.Intervals;
import dev.waymark.term.interval.KnownBounds;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Terms against plain Java, on seeded random programs and inputs. */
class OracleTest {
  private static final int PROGRAMS = 5_000;
  private static final int INPUTS = 10;

  /** Constant, Symbol, Comparison, Not, And, Or, Ite. */
  private static final int OTHER_KINDS = 7;

  @Test
  void theRandomProgramsContainEnoughOfEverything() {
    Map<String, Integer> counts = new TreeMap<>();
    forEachProgram((program, random) -> count(program.build(), counts));
    int operators = UnaryOperator.values().length + BinaryOperator.values().length;
    assertEquals(operators + OTHER_KINDS, counts.size(), counts::toString);
    counts.forEach((kind, count) -> assertTrue(count > 150, kind + " occurs " + count + " times"));
  }

  private static void count(Term[] terms, Map<String, Integer> counts) {
    for (Term term : terms) {
      counts.merge(kind(term), 1, Integer::sum);
    }
  }

  private static String kind(Term term) {
    if (term instanceof UnaryTerm unary) {
      return unary.operator().name();
    }
    return term instanceof BinaryTerm binary
        ? binary.operator().name()
        : term.getClass().getSimpleName();
  }

  @Test
  void simplifiedTermsHaveTheValuesOfTheUnsimplifiedOnes() {
    forEachProgram(
        (program, random) -> {
          Term[] terms = program.build();
          for (int i = 0; i < INPUTS; i++) {
            checkValues(program, terms, input(program, random));
          }
        });
  }

  private static Assignment input(Program program, Random random) {
    return new RandomBits(random).assignment(program.inputs(), KnownBounds.DOMAINS);
  }

  private static void checkValues(Program program, Term[] terms, Assignment input) {
    long[] expected = program.run(input);
    Evaluator evaluator = new Evaluator(input);
    for (int i = 0; i < expected.length; i++) {
      int step = i;
      assertEquals(
          expected[i],
          evaluator.evaluate(terms[i]),
          () -> program.steps().get(step) + " became " + terms[step] + " under " + input);
    }
  }

  @Test
  void sortsAreAsThePrograms() {
    forEachProgram(
        (program, random) -> {
          Term[] terms = program.build();
          for (int i = 0; i < terms.length; i++) {
            assertSame(program.steps().get(i).sort(), terms[i].sort());
          }
        });
  }

  @Test
  void buildingAgainGivesTheSameObjectsAndNoNewOnes() {
    forEachProgram(
        (program, random) -> {
          Term[] first = program.build();
          int size = program.terms().size();
          Term[] second = program.build();
          assertEquals(size, program.terms().size());
          for (int i = 0; i < first.length; i++) {
            assertSame(first[i], second[i]);
          }
        });
  }

  @Test
  void rebuildingASimplifiedTermChangesNothing() {
    forEachProgram(
        (program, random) -> {
          for (Term term : program.build()) {
            assertSame(term, ((Node) term).rebuild(program.terms(), operand -> operand));
          }
        });
  }

  @Test
  void operandsHaveSmallerIds() {
    forEachProgram(
        (program, random) -> {
          for (Term term : program.build()) {
            for (int i = 0; i < term.arity(); i++) {
              assertTrue(term.operand(i).id() < term.id());
            }
          }
        });
  }

  @Test
  void intervalsContainEveryValue() {
    forEachProgram(
        (program, random) -> {
          KnownBounds bounds = randomBounds(program, new RandomBits(random));
          Term[] terms = program.build();
          Intervals intervals = new Intervals(bounds);
          for (int i = 0; i < INPUTS; i++) {
            Assignment input = new RandomBits(random).assignment(program.inputs(), bounds);
            checkIntervals(terms, intervals, input);
          }
        });
  }

  private static KnownBounds randomBounds(Program program, RandomBits bits) {
    Map<Symbol, Interval> parts = new HashMap<>();
    program.inputs().forEach(symbol -> parts.put(symbol, bits.partOf(symbol.domain())));
    return symbol -> parts.getOrDefault(symbol, symbol.domain());
  }

  private static void checkIntervals(Term[] terms, Intervals intervals, Assignment input) {
    Evaluator evaluator = new Evaluator(input);
    for (Term term : terms) {
      long value = evaluator.evaluate(term);
      assertTrue(intervals.of(term).contains(value), () -> term + " under " + input);
      if (term.sort() == Sort.BOOL) {
        assertTrue(intervals.decide(term) != Truth.of(value == 0), term::toString);
      }
    }
  }

  @Test
  void substitutedTermsHaveTheValuesOfTheirReplacements() {
    forEachProgram(
        (program, random) -> {
          Term[] terms = program.build();
          Map<Symbol, Term> replacements = replacements(program, terms, random);
          Substitution substitution = new Substitution(program.terms(), replacements);
          Assignment input = input(program, random);
          Assignment replaced = valuesOf(replacements, input);
          Evaluator before = new Evaluator(replaced);
          Evaluator after = new Evaluator(input);
          for (Term term : terms) {
            assertEquals(before.evaluate(term), after.evaluate(substitution.replace(term)));
          }
        });
  }

  /** Only for symbols without a narrower domain, which a replacement might leave. */
  private static Map<Symbol, Term> replacements(Program program, Term[] terms, Random random) {
    Map<Symbol, Term> replacements = new LinkedHashMap<>();
    for (Symbol symbol : program.inputs()) {
      Term candidate = terms[random.nextInt(terms.length)];
      if (symbol.domain().equals(Interval.of(symbol.sort())) && candidate.sort() == symbol.sort()) {
        replacements.put(symbol, candidate);
      }
    }
    return replacements;
  }

  private static Assignment valuesOf(Map<Symbol, Term> replacements, Assignment input) {
    Evaluator evaluator = new Evaluator(input);
    Assignment.Builder values = input.toBuilder();
    replacements.forEach((symbol, term) -> values.put(symbol, evaluator.evaluate(term)));
    return values.build();
  }

  @Test
  void onlyTheVariablesOfATermMatter() {
    forEachProgram(
        (program, random) -> {
          Assignment first = input(program, random);
          Assignment second = input(program, random);
          Term[] terms = program.build();
          Term term = terms[random.nextInt(terms.length)];
          Assignment mixed = mixed(Variables.of(term), program, first, second);
          assertEquals(Evaluator.evaluate(term, first), Evaluator.evaluate(term, mixed));
        });
  }

  private static Assignment mixed(
      SymbolSet variables, Program program, Assignment inside, Assignment outside) {
    Assignment.Builder mixed = Assignment.builder();
    for (Symbol symbol : program.inputs()) {
      mixed.put(symbol, (variables.contains(symbol) ? inside : outside).bits(symbol));
    }
    return mixed.build();
  }

  private static void forEachProgram(BiConsumer<Program, Random> check) {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      Random random = new Random(seed);
      check.accept(RandomProgram.of(random), random);
    }
  }
}
