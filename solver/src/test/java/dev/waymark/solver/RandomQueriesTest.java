package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnsat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Query;
import dev.waymark.term.simplify.Simplifier;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Random queries, against trying all inputs. */
class RandomQueriesTest {
  private static final int FACTORIES = 4;
  private static final int PATHS = 6;

  @ParameterizedTest
  @MethodSource("dev.waymark.solver.Subject#all")
  void answersOnIntegersAreThoseOfTryingAllInputs(Subject subject) {
    compare(subject, seed -> RandomQueries.ofIntegers(Simplifier.newTerms(), seed));
  }

  @ParameterizedTest
  @EnumSource
  void answersOnFloatsAreThoseOfTryingAllInputs(Backend backend) {
    compare(Subject.bare(backend), seed -> RandomQueries.ofFloats(Simplifier.newTerms(), seed, 1));
  }

  /** What Z3 takes too long for without Bitwuzla. */
  @ParameterizedTest
  @MethodSource("dev.waymark.solver.Subject#withBitwuzla")
  void answersOnLargerFloatsAreThoseOfTryingAllInputs(Subject subject) {
    compare(subject, seed -> RandomQueries.ofFloats(Simplifier.newTerms(), seed, 2));
  }

  private static void compare(Subject subject, IntFunction<RandomQueries> factories) {
    IntStream.rangeClosed(1, FACTORIES).mapToObj(factories).forEach(it -> compare(subject, it));
  }

  private static void compare(Subject subject, RandomQueries queries) {
    try (SolverStack solver = subject.open()) {
      for (int i = 0; i < PATHS; i++) {
        queries.path().forEach(query -> compare(queries, query, solver.check(query)));
      }
      assertEquals(0, solver.statistics().unknown());
    }
  }

  private static void compare(RandomQueries queries, Query query, Answer answer) {
    if (queries.isSat(query.constraints())) {
      assertSat(query, answer);
    } else {
      assertFalse(queries.isSat(assertUnsat(query, answer)), "a core is unsat alone");
    }
  }
}
