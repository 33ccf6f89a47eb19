package dev.waymark.explore.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.extension.Gcfg;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.job.Trying;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.targets.Distant;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FrontierTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Distant.class))));
  private static final ClassModel DISTANT = PROGRAM.require(Distant.class.getName());

  private static Settings settings(String strategy, int longestArray) {
    Budget budget = new Budget(6_000, Duration.ofMinutes(2));
    return new Settings(Criterion.BRANCH, budget, new Bounds(longestArray, Map.of()), 0)
        .with(Proving.FOLDED)
        .with(SearchChoice.parse(strategy), Trying.ON);
  }

  private static Map<String, Verdict> verdicts(Settings settings, String method) {
    return verdicts(settings, method, Extensions.NONE);
  }

  /** The verdicts on branches, without their places, if only {@code method} is explored. */
  private static Map<String, Verdict> verdicts(
      Settings settings, String method, Extensions extensions) {
    ClassTarget all = new ClassTargets(PROGRAM).of(DISTANT);
    List<Entry> entries =
        all.entries().stream().filter(each -> each.method().name().equals(method)).toList();
    ClassFindings findings =
        new Explorer(PROGRAM, settings)
            .explore(
                new ClassTarget(DISTANT, entries, all.methods(), List.of()), entry -> extensions);
    Map<String, Verdict> verdicts = new TreeMap<>();
    findings
        .branches()
        .forEach(
            (branch, verdict) -> verdicts.put(branch.label().replaceFirst("^[^ ]* ", ""), verdict));
    return verdicts;
  }

  @Test
  void allOfTheValvesIsDecided() {
    assertDecided(ValvesModel.VERDICTS);
    assertDecided(verdicts(settings("auto", Bounds.LONGEST_ARRAY), "valves"));
  }

  private static void assertDecided(Map<String, Verdict> valves) {
    for (int tolerated : List.of(2, 20, 100)) {
      assertInstanceOf(Verdict.Covered.class, valves.get("broken > " + tolerated + " [true]"));
    }
    assertInstanceOf(Verdict.Infeasible.class, valves.get("index < 0 [true]"));
    assertInstanceOf(Verdict.Infeasible.class, valves.get("index >= size [true]"));
  }

  private static void assertCovers(String method, String branch) {
    for (String strategy : List.of("bidirectional", "auto")) {
      Map<String, Verdict> verdicts = verdicts(settings(strategy, Bounds.LONGEST_ARRAY), method);
      assertInstanceOf(Verdict.Covered.class, verdicts.get(branch), strategy + " " + method);
    }
  }

  @Test
  void aStateThatManyInputsMustPrepareIsReached() {
    assertCovers("opens", "right == code.length [true]");
    assertCovers("fees", "account.fees > 9 [true]");
    assertCovers("isMixed", "odd == 7 [true]");
    assertCovers("isLongRun", "longest >= 9 [true]");
  }

  @Test
  void whatLongInputsDoNotReachIsInfeasibleWithinBoundsAsBefore() {
    Verdict verdict =
        verdicts(settings("auto", Bounds.LONGEST_ARRAY), "isOdd").get("count == 7 [true]");
    Verdict.InfeasibleWithinBounds bounded =
        assertInstanceOf(Verdict.InfeasibleWithinBounds.class, verdict);
    assertEquals(List.of("arrays no longer than 4"), bounded.proof().bounds());
  }

  @Test
  void aBoundThatSomebodyChoseIsKept() {
    Verdict verdict = verdicts(settings("auto", 3), "opens").get("right == code.length [true]");
    Verdict.InfeasibleWithinBounds bounded =
        assertInstanceOf(Verdict.InfeasibleWithinBounds.class, verdict);
    assertEquals(List.of("arrays no longer than 3"), bounded.proof().bounds());
  }

  /** Keeps the model. */
  private static final class Keeper implements Observer {
    private @Nullable Gcfg gcfg;

    @Override
    public void ran(TestCase test, Execution execution) {}

    @Override
    public void ended(Supplier<Gcfg> frontier) {
      gcfg = frontier.get();
    }
  }

  /** One exploration, for all tests that look at what came out. */
  private static final class ValvesModel {
    private static final Keeper KEEPER = new Keeper();
    static final Map<String, Verdict> VERDICTS =
        verdicts(settings("bidirectional", Bounds.LONGEST_ARRAY), "valves", Extensions.of(KEEPER));
    static final Gcfg GCFG = Objects.requireNonNull(KEEPER.gcfg);
  }

  private static Gcfg.Target target(Gcfg gcfg, String branch) {
    return gcfg.targets().stream()
        .filter(each -> each.branch().endsWith(branch))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theFrontierDoesNotBreedAtEveryTurn() {
    Gcfg gcfg = ValvesModel.GCFG;
    int few = target(gcfg, "broken > 20 [true]").demands().size();
    int many = target(gcfg, "broken > 100 [true]").demands().size();
    assertTrue(few > 20, "one for each turn, at least, but " + few);
    assertTrue(many <= 6 * few + 40, many + " for five times what takes " + few);
    assertTrue(gcfg.questions() <= 12, "asked " + gcfg.questions());
  }

  @Test
  void demandsLeadToTheirTargetOneAfterTheOther() {
    Gcfg.Target target = target(ValvesModel.GCFG, "broken > 20 [true]");
    Map<Integer, Gcfg.Demand> byNumber = new TreeMap<>();
    target.demands().forEach(each -> byNumber.put(each.number(), each));
    for (Gcfg.Demand each : target.demands()) {
      if (each.next() != null) {
        Gcfg.Demand next = Objects.requireNonNull(byNumber.get(each.next()), "leads nowhere");
        assertFalse(next.isFrontier(), () -> each + " comes before what nobody went back from");
      }
    }
    Gcfg.Demand first = target.demands().get(0);
    assertEquals("broken > 20", first.predicate());
    assertTrue(
        target.demands().stream().anyMatch(each -> each.predicate().contains("broken + 1 > 20")));
  }

  @Test
  void theSameSeedGivesTheSameTests() {
    List<String> inputs = inputs();
    assertEquals(inputs, inputs());
    assertFalse(inputs.isEmpty());
  }

  private static List<String> inputs() {
    Entry entry = Entry.of(DISTANT.require("opens"));
    Findings findings =
        new Explorer(PROGRAM, settings("bidirectional", Bounds.LONGEST_ARRAY))
            .explore(entry, Extensions.NONE);
    assertTrue(findings.tests().stream().anyMatch(each -> each.outcome().text().equals("true")));
    return findings.tests().stream().map(each -> each.input().toString()).toList();
  }
}
