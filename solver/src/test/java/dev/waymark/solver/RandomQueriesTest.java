package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnsat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.waymark.term.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Random queries, against trying all inputs. */
@ParameterizedClass
@MethodSource("dev.waymark.solver.Subject#all")
class RandomQueriesTest {
  private static final int FACTORIES = 6;
  private static final int PATHS = 8;

  private final Subject subject;

  RandomQueriesTest(Subject subject) {
    this.subject = subject;
  }

  @Test
  void answersAreThoseOfTryingAllInputs() {
    for (int seed = 0; seed < FACTORIES; seed++) {
      RandomQueries queries = new RandomQueries(new Terms(), seed);
      try (SolverStack solver = subject.open()) {
        for (int i = 0; i < PATHS; i++) {
          queries.path().forEach(query -> compare(queries, query, solver.check(query)));
        }
        assertEquals(0, solver.statistics().unknown());
      }
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
