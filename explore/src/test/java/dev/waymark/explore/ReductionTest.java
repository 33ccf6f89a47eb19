package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import dev.waymark.validation.classic.Sorting;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReductionTest {
  private static Findings explore(String method, Criterion criterion) {
    Program program =
        new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Sorting.class))));
    Settings settings =
        new Settings(criterion, new Budget(500, Duration.ofMinutes(1)), new Bounds(2, Map.of()), 0);
    Entry entry = Entry.of(program.require(Sorting.class.getName()).require(method));
    return new Explorer(program, settings).explore(entry, (test, run) -> {});
  }

  private static List<Integer> numbers(Findings findings) {
    return findings.tests().stream().map(TestCase::number).toList();
  }

  /** The first input, an empty array, shows nothing that longer ones do not. */
  @Test
  void whatOthersShowTooIsLeftOut() {
    Findings findings = explore("insertionSort", Criterion.BRANCH);
    assertEquals(List.of(1, 2, 3), numbers(findings));
    assertFalse(findings.tests().get(0).covers().isEmpty());
  }

  @Test
  void whatIsCoveredIsCoveredByATestThatIsLeft() {
    Findings findings = explore("merge", Criterion.BRANCH);
    Set<Branch> named = new HashSet<>();
    findings.tests().forEach(test -> named.addAll(test.covers()));
    assertTrue(findings.count(Verdict.Covered.class) > 0);
    assertEquals(findings.count(Verdict.Covered.class), named.size());
    findings
        .branches()
        .forEach(
            (branch, verdict) -> {
              if (verdict instanceof Verdict.Covered covered) {
                assertTrue(numbers(findings).contains(covered.test()), branch.label());
              }
            });
  }

  @Test
  void exceptionsStayThoughTheirBranchesAreCoveredElsewhere() {
    Findings findings = explore("isSorted", Criterion.BRANCH);
    assertEquals(
        1, findings.tests().stream().filter(t -> t.outcome().sort() == Outcome.Sort.THREW).count());
  }

  @Test
  void ofAllPathsNoneIsLeftOut() {
    Findings findings = explore("insertionSort", Criterion.ALL_PATHS);
    assertEquals(findings.statistics().paths(), findings.tests().size());
    assertTrue(numbers(findings).contains(1));
  }
}
