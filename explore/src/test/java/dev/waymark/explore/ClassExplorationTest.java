package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.targets.Bodies;
import dev.waymark.explore.targets.Bridging;
import dev.waymark.explore.targets.Drawing;
import dev.waymark.explore.targets.Helping;
import dev.waymark.explore.targets.Hiding;
import dev.waymark.explore.targets.Losing;
import dev.waymark.explore.targets.Walking;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassExplorationTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(placeOf(Helping.class))));

  @TempDir private Path folder;
  private int runs;

  private static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Explorer explorer(Criterion criterion, int runs) {
    Budget budget = new Budget(runs, Duration.ofMinutes(2));
    return new Explorer(PROGRAM, new Settings(criterion, budget, new Bounds(2, Map.of()), 0));
  }

  private static ClassTarget target(Class<?> type) {
    return new ClassTargets(PROGRAM).of(PROGRAM.require(type.getName()));
  }

  private static ClassFindings explore(Class<?> type, Criterion criterion) {
    return explorer(criterion, 1_000).explore(target(type), entry -> Extensions.NONE);
  }

  private static Verdict verdict(ClassFindings findings, String label) {
    Map<Branch, Verdict> verdicts = findings.branches();
    List<Branch> named =
        verdicts.keySet().stream().filter(each -> each.label().contains(label)).toList();
    assertEquals(1, named.size(), () -> label + " of " + verdicts.keySet());
    return Objects.requireNonNull(verdicts.get(named.get(0)));
  }

  @Test
  void branchesOfPrivateMethodsAreCoveredByWhoeverReachesThem() {
    ClassFindings findings = explore(Helping.class, Criterion.BRANCH);
    assertEquals(new Verdict.Covered(1, "first"), verdict(findings, "number < 0 [true]"));
    assertEquals(new Verdict.Covered(1, "second"), verdict(findings, "number < 0 [false]"));
    Findings second = method(findings, "second");
    assertEquals(StopReason.COVERED, second.stopReason());
    assertEquals(1, second.tests().size());
    assertEquals(1, second.statistics().runs());
    assertTrue(
        verdict(findings, "number % 2 == 0 [true]") instanceof Verdict.Covered, "nested class");
  }

  private static Findings method(ClassFindings findings, String name) {
    return findings.methods().stream()
        .filter(each -> each.entry().method().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatIsInfeasibleFromAllEntriesIsInfeasible() {
    ClassFindings findings = explore(Helping.class, Criterion.BRANCH);
    assertEquals("infeasible (exhausted tree)", verdict(findings, "number > 7 [true]").toString());
  }

  @Test
  void whatMayBeReachedInOtherWaysIsOpen() {
    ClassFindings findings = explore(Helping.class, Criterion.BRANCH);
    assertOpen(findings, "number == 4 [true]", "no objects of Process were tried");
    assertOpen(findings, "number > limit [true]", "may be called later");
    assertOpen(findings, "number == 5 [true]", "no caller found of Helping.unused");
    assertOpen(findings, "state == 1 [true]", "errors of the virtual machine");
  }

  private static void assertOpen(ClassFindings findings, String label, String reason) {
    Verdict verdict = verdict(findings, label);
    assertTrue(verdict instanceof Verdict.Open, () -> label + " is " + verdict);
    assertTrue(verdict.toString().contains(reason), verdict::toString);
  }

  @Test
  void codeInBodiesOfConstantsIsCalledThroughThem() {
    ClassTargets targets = new ClassTargets(PROGRAM);
    ClassTarget target = targets.of(List.of(Bodies.class.getName().replace('.', '/'))).get(0);
    ClassFindings findings =
        explorer(Criterion.BRANCH, 1_000).explore(target, entry -> Extensions.NONE);
    assertEquals(3, findings.methods().size(), () -> findings.skipped().toString());
    findings
        .branches()
        .forEach(
            (branch, verdict) ->
                assertTrue(verdict instanceof Verdict.Covered, branch + " is " + verdict));
  }

  @Test
  void whatIsSkippedIsSaid() {
    ClassFindings findings = explore(Helping.class, Criterion.BRANCH);
    List<String> skipped = findings.skipped().stream().map(Skipped::what).toList();
    assertTrue(skipped.toString().contains("Helping$Hidden#answer("), skipped::toString);
  }

  @Test
  void anEntryIsExploredAloneAsAmongOthers() {
    for (Class<?> type : List.of(Helping.class, Drawing.class)) {
      Explorer explorer = explorer(Criterion.ALL_PATHS, 1_000);
      ClassTarget target = target(type);
      ClassFindings together = explorer.explore(target, entry -> Extensions.NONE);
      for (Entry entry : target.entries()) {
        Findings alone = explorer.explore(entry, (test, run) -> {});
        Findings among = method(together, entry.method().name());
        assertEquals(inputs(alone), inputs(among));
        assertEquals(alone.statistics().runs(), among.statistics().runs());
        assertEquals(alone.statistics().infeasible(), among.statistics().infeasible());
        assertEquals(alone.doubts(), among.doubts());
      }
    }
  }

  private static String inputs(Findings findings) {
    return findings.tests().stream()
        .map(test -> test.input() + " " + test.outcome() + "\n")
        .toList()
        .toString();
  }

  @Test
  void aClassThatWasInterruptedEndsAsIfItWasNot() throws IOException {
    ClassTarget target = target(Drawing.class);
    ClassFindings whole = explorer(Criterion.BRANCH, 1_000).explore(target, e -> Extensions.NONE);
    ClassFindings part = exploreUntil(700, target);
    assertTrue(part.isResumable());
    ClassFindings rest = exploreUntil(-1, target);
    assertFalse(rest.isResumable());
    assertEquals(whole.branches(), rest.branches());
    for (int i = 0; i < whole.methods().size(); i++) {
      assertEquals(inputs(whole.methods().get(i)), inputs(rest.methods().get(i)));
      assertEquals(whole.methods().get(i).statistics(), rest.methods().get(i).statistics());
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertFalse(files.findAny().isPresent(), "the journals should be gone");
    }
  }

  private ClassFindings exploreUntil(int end, ClassTarget target) {
    Explorer explorer = explorer(Criterion.BRANCH, 1_000);
    runs = 0;
    ClassFindings findings =
        explorer.explore(
            target,
            entry ->
                Extensions.of(
                    (test, run) -> {
                      if (++runs == end) {
                        explorer.interrupt();
                      }
                    }),
            folder,
            new ArrayList<>()::add);
    explorer.discardJournals();
    return findings;
  }

  @Test
  void placesWherePrecisionIsLostAreNamed() {
    ClassFindings findings = explore(Losing.class, Criterion.BRANCH);
    String losses = findings.losses().toString();
    assertTrue(losses.contains("foreign call of StrictMath.sinh at Losing.java:"), losses);
    assertOpen(findings, "== 77.5 [true]", "run incomplete: foreign call of StrictMath.sinh at");
  }

  @Test
  void aBranchBehindAMethodOfTheCompilerIsAGoal() {
    ClassFindings findings = explore(Bridging.class, Criterion.BRANCH);
    assertTrue(verdict(findings, "text.isEmpty() [true]") instanceof Verdict.Covered);
    assertTrue(verdict(findings, "text.isEmpty() [false]") instanceof Verdict.Covered);
  }

  @Test
  void aHiddenClassIsCalledThroughWhatItsFactoryReturns() {
    ClassFindings findings = explore(Hiding.class, Criterion.BRANCH);
    assertTrue(verdict(findings, "n > this.max [true]") instanceof Verdict.Covered);
    assertTrue(verdict(findings, "n > this.max [false]") instanceof Verdict.Covered);
  }

  @Test
  void aHiddenClassIsCalledThroughWhatAMethodOfAnObjectReturns() {
    ClassFindings findings = explore(Walking.class, Criterion.BRANCH);
    assertTrue(verdict(findings, "next == this.whole.last + 1 [true]") instanceof Verdict.Covered);
    assertTrue(verdict(findings, "next == this.whole.last + 1 [false]") instanceof Verdict.Covered);
  }
}
