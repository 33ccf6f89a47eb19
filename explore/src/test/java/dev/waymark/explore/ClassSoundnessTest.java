package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.FirstInputs;
import dev.waymark.explore.input.ShapeFinder;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetException;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Random inputs of all entries against the verdicts on whole classes. */
class ClassSoundnessTest {
  private static final Bounds BOUNDS = new Bounds(2, Map.of());
  private static final Settings SETTINGS =
      new Settings(Criterion.BRANCH, new Budget(60, Duration.ofSeconds(2)), BOUNDS, 0);
  private static final int SEEDS = 4;

  private final Map<String, String> wrong = new TreeMap<>();
  private int proved;

  @Test
  void noInputTakesABranchThatIsInfeasible() {
    try (Laboratory laboratory = new Laboratory()) {
      List<String> names =
          laboratory.program.classes().names().stream()
              .filter(name -> name.matches("dev/waymark/validation/(object|trap|failure)/.*"))
              .toList();
      for (ClassTarget target : new ClassTargets(laboratory.program).of(names)) {
        check(laboratory, target);
      }
    }
    assertEquals(Map.of(), wrong);
    assertTrue(proved > 50, proved + " proofs only");
  }

  private void check(Laboratory laboratory, ClassTarget target) {
    Map<Branch, Verdict> verdicts = laboratory.explore(target, SETTINGS).branches();
    verdicts.values().removeIf(v -> v instanceof Verdict.Covered || v instanceof Verdict.Open);
    proved += verdicts.size();
    for (Entry entry : target.entries()) {
      for (int seed = 1; seed <= SEEDS; seed++) {
        Terms terms = Simplifier.newTerms();
        FirstInputs inputs = new FirstInputs(seed);
        for (List<Shape> shape : new ShapeFinder(terms, BOUNDS).find(entry)) {
          check(laboratory, entry, inputs, shape, terms, verdicts);
        }
      }
    }
  }

  private void check(
      Laboratory laboratory,
      Entry entry,
      FirstInputs inputs,
      List<Shape> shape,
      Terms terms,
      Map<Branch, Verdict> verdicts) {
    try {
      Execution run = laboratory.target.run(entry, inputs.of(shape), terms);
      run.covered().stream()
          .mapToObj(outcome -> laboratory.server.sites().branch(outcome))
          .flatMap(branch -> branch.stream())
          .filter(verdicts::containsKey)
          .forEach(branch -> wrong.put(branch.label(), entry + " takes it"));
    } catch (TargetException e) {
      return; // what kills the JVM shows nothing
    }
  }
}
