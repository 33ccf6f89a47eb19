package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.targets.Searching;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Local search, guesses, plain numbers, and static state. */
class SearchingTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Searching.class))));

  private static Findings explore(String method) {
    Entry entry = Entry.of(PROGRAM.require(Searching.class.getName()).require(method));
    Settings settings =
        new Settings(
            Criterion.BRANCH, new Budget(3_000, Duration.ofMinutes(1)), new Bounds(3, Map.of()), 0);
    return new Explorer(PROGRAM, settings).explore(entry, (test, run) -> {});
  }

  private static Set<String> results(Findings findings) {
    return findings.tests().stream().map(t -> t.outcome().text()).collect(Collectors.toSet());
  }

  @Test
  void aBranchThatNoSolverKnowsIsFoundByTrying() {
    assertEquals(Set.of("true", "false"), results(explore("sine")));
  }

  @Test
  void theStringsOfASwitchAreGuessed() {
    Set<String> results = results(explore("longWord"));
    assertTrue(results.containsAll(Set.of("0", "1", "2")), results.toString());
  }

  @Test
  void numbersInTestsAreNearToZeroAndCharactersCanBeRead() {
    Findings findings = explore("isLarge");
    for (TestCase test : findings.tests()) {
      List<Shape> arguments = test.input().arguments();
      Assignment numbers = test.input().numbers();
      long n = numbers.bits(((Shape.Scalar) arguments.get(0)).symbol());
      long c = numbers.bits(((Shape.Scalar) arguments.get(1)).symbol());
      assertTrue(Math.abs(n) <= 100, () -> "n is " + n);
      assertTrue(c == 0 || (c >= ' ' && c <= '~'), () -> "c is " + c);
    }
    assertEquals(Set.of("true", "false"), results(findings));
  }

  @Test
  void whatARunLeavesInStaticFieldsDoesNotReachTheNext() {
    assertEquals(Set.of("2", "3"), results(explore("counted")));
  }
}
