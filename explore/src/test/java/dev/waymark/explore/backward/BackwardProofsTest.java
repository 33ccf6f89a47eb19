package dev.waymark.explore.backward;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.targets.Looping;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BackwardProofsTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Looping.class))));
  private static final ClassModel LOOPING = PROGRAM.require(Looping.class.getName());

  private static ClassFindings explore(Proving proving) {
    Budget budget = new Budget(100, Duration.ofMinutes(2));
    Settings settings =
        new Settings(Criterion.BRANCH, budget, new Bounds(2, Map.of()), 0).with(proving);
    return new Explorer(PROGRAM, settings)
        .explore(new ClassTargets(PROGRAM).of(LOOPING), entry -> Extensions.NONE);
  }

  /** The verdicts by the names of branches, without place. */
  private static Map<String, Verdict> verdicts(ClassFindings findings) {
    Map<String, Verdict> verdicts = new TreeMap<>();
    findings
        .branches()
        .forEach(
            (branch, verdict) -> verdicts.put(branch.label().replaceFirst("^[^ ]* ", ""), verdict));
    return verdicts;
  }

  @Test
  void whatNoTreeProvesIsProvedByGoingBack() {
    Map<String, Verdict> verdicts = verdicts(explore(Proving.FOLDED));
    assertProved(verdicts.get("count < 0 [true]"));
    assertProved(verdicts.get("0 <= local4 < local2.length [ArrayIndexOutOfBoundsException]"));
    assertTrue(verdicts.get("count < 0 [false]") instanceof Verdict.Covered);
    assertTrue(verdicts.get("sum > 1000000 [true]") instanceof Verdict.Covered);
  }

  private static void assertProved(@Nullable Verdict verdict) {
    Verdict.Infeasible infeasible = assertInstanceOf(Verdict.Infeasible.class, verdict);
    assertEquals(Proof.Kind.WEAKEST_PRECONDITION, infeasible.proof().kind());
    assertEquals(Proof.Scope.ANY_CALLER, infeasible.proof().scope());
  }

  @Test
  void withoutItTheSameIsOpen() {
    Map<String, Verdict> verdicts = verdicts(explore(Proving.OFF));
    assertTrue(verdicts.get("count < 0 [true]") instanceof Verdict.Open);
  }

  @Test
  void withoutFoldingLoopsAreOpen() {
    Map<String, Verdict> verdicts = verdicts(explore(Proving.UNFOLDED));
    assertTrue(verdicts.get("count < 0 [true]") instanceof Verdict.Open);
  }

  @Test
  void ifOneProofIsWrongNoneCounts() {
    Findings found = explore(Proving.OFF).methods().get(0);
    BranchCoverage coverage = new BranchCoverage(LOOPING.methods(), new SiteTable());
    BackwardProofs proofs =
        new BackwardProofs(
            CallGraph.of(ClassHierarchy.of(PROGRAM)),
            Proving.FOLDED,
            coverage,
            Map.of(),
            System::nanoTime);
    proofs.finish(System.nanoTime() + Duration.ofMinutes(1).toNanos());
    assertFalse(proofs.proofs().isEmpty());
    Branch ruledOut =
        coverage.objectives().keySet().stream()
            .filter(each -> !coverage.isOpen(each))
            .findFirst()
            .orElseThrow();
    TestCase test = found.tests().get(0);
    coverage.restore(found.entry(), test.named(1, List.of(ruledOut)));
    assertTrue(coverage.isCovered(ruledOut));
    assertEquals(Map.of(), proofs.proofs());
  }
}
