package dev.waymark.benchmarks.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.BranchKey;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.random.Task;
import dev.waymark.benchmarks.real.random.WitnessedCalls;
import dev.waymark.benchmarks.real.tests.OwnCoverage;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.benchmarks.real.witness.Sighting;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verdicts on {@link Compared} that somebody got wrong. */
class RealSoundnessTest {
  private static final RealSubject SUBJECT =
      new RealSubject(
          "Compared",
          Extent.of(Compared.class.getName()),
          List.of(ClassPath.placeOf(Compared.class)));
  private static final Verdict INFEASIBLE = proved(List.of());
  private static final Verdict BOUNDED = proved(List.of("arrays no longer than 4"));

  private static Verdict proved(List<String> bounds) {
    return new Proof(Proof.Kind.EXHAUSTED_TREE, Proof.Scope.ENTRIES, bounds, List.of()).verdict();
  }

  @TempDir private static Path folder;

  private static WitnessedCalls calls;

  @BeforeAll
  static void call() {
    calls = WitnessedCalls.of(task("calls"), 4, 40);
  }

  private static Task task(String name) {
    return SUBJECT.calls(folder.resolve(name), 1, Duration.ofMinutes(2)).calling(5_000);
  }

  private static Branch branch(String part) {
    return OwnCoverage.points(new Program(SUBJECT.classes()), SUBJECT.extent()).stream()
        .flatMap(point -> point.branches().stream())
        .filter(each -> each.label().contains(part))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> found(Branch branch, Verdict verdict, Set<String> byTests) {
    TestsRun run = new TestsRun(1, List.of(), new BranchCounts(Map.of()));
    return RealSoundness.contradictions(
        new Contradictions(Map.of(branch, verdict)), new TestsRun.Own(run, byTests), calls);
  }

  @Test
  void aCallThatTakesAnInfeasibleBranchIsAContradiction() {
    Branch strict = branch("isStrict [true]");
    List<String> found = found(strict, INFEASIBLE, Set.of());
    assertEquals(1, found.size());
    assertTrue(
        found.get(0).startsWith("contradiction: " + strict + " is infeasible (exhausted tree)"),
        found::toString);
    assertTrue(found.get(0).contains("random call "), found::toString);
  }

  @Test
  void callsWithinBoundsAreHeldAgainstBounds() {
    assertEquals(1, found(branch("isStrict [true]"), BOUNDED, Set.of()).size());
  }

  @Test
  void callsBeyondBoundsAreHeldAgainstProofsAlone() {
    Branch longer = branch("> 4 [true]");
    assertEquals(List.of(), found(longer, BOUNDED, Set.of()));
    assertEquals(1, found(longer, INFEASIBLE, Set.of()).size());
  }

  @Test
  void whatAMethodPassesOnMayBeBeyondBounds() {
    Branch longer = branch("> 49 [true]");
    assertEquals(List.of(), found(longer, BOUNDED, Set.of()));
    assertEquals(1, found(longer, INFEASIBLE, Set.of()).size());
  }

  @Test
  void nobodyCanTellWhetherACallKeepsSomeBounds() {
    Verdict made = proved(List.of("loops go on at most 2 times in a row"));
    assertEquals(List.of(), found(branch("isStrict [true]"), made, Set.of()));
  }

  @Test
  void aCheckThatFailsInACallIsSeen() {
    Branch fails =
        new Program(SUBJECT.classes())
            .require(SUBJECT.extent().owner()).methods().stream()
                .filter(method -> method.name().equals("mixed"))
                .flatMap(method -> method.branchPoints().stream())
                .filter(point -> point.type() == BranchPoint.Type.NULL_CHECK)
                .findFirst()
                .orElseThrow()
                .branches()
                .get(1);
    assertEquals(List.of(), found(fails, INFEASIBLE, Set.of()));
    WitnessedCalls checked = WitnessedCalls.withChecks(task("checked"));
    List<String> found =
        new Contradictions(Map.of(fails, INFEASIBLE))
            .anywhere(
                branch ->
                    checked.sightings().stream()
                        .filter(each -> each.branch().equals(BranchKey.of(branch)))
                        .map(Sighting::by)
                        .findFirst()
                        .orElse(null));
    assertEquals(1, found.size());
  }

  @Test
  void testsKeepAllBounds() {
    Branch longer = branch("> 4 [true]");
    assertEquals(1, found(longer, BOUNDED, Set.of(BranchKey.of(longer))).size());
  }

  @Test
  void whatIsOpenOrNotTakenIsNoContradiction() {
    assertEquals(
        List.of(), found(branch("isStrict [true]"), new Verdict.Open(List.of()), Set.of()));
  }
}
