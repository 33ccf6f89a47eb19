package dev.waymark.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.solver.api.Query;
import dev.waymark.solver.internal.walk.ModelWalk;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import dev.waymark.term.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Walks on random queries, against trying all inputs. */
class WalkQueriesTest {
  private static final int PASSES = 1000;

  @Test
  void walksFindModelsOnlyAndMostOfThoseThereAre() {
    int found = 0;
    int missed = 0;
    for (int seed = 1; seed <= 8; seed++) {
      RandomQueries queries = RandomQueries.ofIntegers(Simplifier.newTerms(), seed);
      for (Query query : paths(queries)) {
        Optional<Assignment> model = new ModelWalk(query).find(PASSES);
        if (model.isPresent()) {
          Evaluator evaluator = new Evaluator(query.complete(model.get()));
          query.constraints().forEach(each -> assertTrue(evaluator.holds(each), each::toString));
          found++;
        } else if (queries.isSat(query.constraints())) {
          missed++;
        }
      }
    }
    assertTrue(found > missed, found + " found, " + missed + " missed");
  }

  private static List<Query> paths(RandomQueries queries) {
    List<Query> all = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      all.addAll(queries.path());
    }
    assertEquals(40, all.size());
    return all;
  }
}
