package dev.waymark.explore.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.ClassFindings.Basis;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.validation.classic.Sorting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SettlementTest {
  private ClassFindings found;

  @BeforeAll
  void explore() {
    Program program =
        new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Sorting.class))));
    Settings settings =
        new Settings(
            Criterion.BRANCH, new Budget(500, Duration.ofMinutes(1)), new Bounds(2, Map.of()), 0);
    Entry entry = Entry.of(program.require(Sorting.class.getName()).require("insertionSort"));
    found = new Explorer(program, settings).explore(ClassTarget.of(entry), each -> Extensions.NONE);
  }

  private static Fate asRun(TestCase test) {
    return new Fate.Kept(new LinkedHashSet<>(test.covered()));
  }

  private static Fate dropped(TestCase unused) {
    return new Fate.Dropped("no luck");
  }

  private static Settlement.Settled settle(ClassFindings found, Function<TestCase, Fate> fate) {
    Map<Witness, Fate> fates = new LinkedHashMap<>();
    for (Findings each : found.methods()) {
      each.tests().forEach(t -> fates.put(new Witness(each.entry(), t.number()), fate.apply(t)));
    }
    return Settlement.of(found, fates, Basis.TESTS);
  }

  @Test
  void ifEachTestDoesWhatItsRunDidTheVerdictsStay() {
    Settlement.Settled settled = settle(found, SettlementTest::asRun);
    assertTrue(found.count(Verdict.Covered.class) > 0);
    assertEquals(
        found.count(Verdict.Covered.class), settled.findings().count(Verdict.Covered.class));
    assertEquals(List.of(), settled.refuted());
    assertEquals(Optional.empty(), Replacements.of(found, settled.findings()));
  }

  @Test
  void whatDroppedTestsTookIsOpenWithTheReasons() {
    ClassFindings settled = settle(found, SettlementTest::dropped).findings();
    assertEquals(0, settled.count(Verdict.Covered.class));
    assertEquals(0, settled.tests());
    assertTrue(
        settled.verdicts().values().stream()
            .anyMatch(each -> each.toString().contains("test 1 was dropped: no luck")));
  }

  @Test
  void whatATestDoesNotTakeWhenWrittenIsOpen() {
    ClassFindings settled = settle(found, test -> new Fate.Kept(new LinkedHashSet<>())).findings();
    assertEquals(0, settled.count(Verdict.Covered.class));
    assertTrue(
        settled.verdicts().values().stream()
            .anyMatch(each -> each.toString().contains("test 1 takes another path when written")));
  }

  @Test
  void runsThatWereLeftOutStandInForDroppedTests() {
    assertFalse(found.methods().get(0).spares().isEmpty());
    ClassFindings more =
        Replacements.of(found, settle(found, SettlementTest::dropped).findings()).orElseThrow();
    int before = found.methods().get(0).tests().size();
    List<TestCase> all = more.methods().get(0).tests();
    assertTrue(all.size() > before);
    assertEquals(all.size(), all.stream().map(TestCase::number).distinct().count());
    ClassFindings settled =
        settle(more, test -> test.number() <= before ? dropped(test) : asRun(test)).findings();
    assertTrue(settled.count(Verdict.Covered.class) > 0);
    assertEquals(all.size() - before, settled.tests());
  }

  @Test
  void aProofThatATestRefutesIsReported() {
    Proof proof = new Proof(Proof.Kind.CONSTANT, Proof.Scope.ANY_CALLER, List.of(), List.of());
    var verdicts = new LinkedHashMap<>(found.verdicts());
    verdicts.replaceAll((objective, verdict) -> proof.verdict());
    ClassFindings wrong =
        new ClassFindings(found.type(), found.methods(), verdicts, List.of(), Basis.RUNS);
    Settlement.Settled settled = settle(wrong, SettlementTest::asRun);
    assertEquals(found.count(Verdict.Covered.class), settled.refuted().size());
    assertEquals(settled.refuted().size(), settled.findings().count(Verdict.Covered.class));
  }

  @Test
  void whatATestTakesNowAndThenIsOpen() {
    ClassFindings settled = settle(found, test -> onceOf(test)).findings();
    assertEquals(0, settled.count(Verdict.Covered.class));
    assertTrue(
        settled.verdicts().values().stream()
            .anyMatch(
                each -> each.toString().contains("whether test 1 takes it depends on the run")));
  }

  /** Two times, of which the test took what its run took in the first alone. */
  private static Fate onceOf(TestCase test) {
    return new Fate.Kept(
        List.of(new Fate.Time(0, new LinkedHashSet<>(test.covered())), new Fate.Time(0, Set.of())));
  }

  @Test
  void whatTestsTakeInTurnIsCovered() {
    ClassFindings settled = settle(found, test -> rotated(test, true)).findings();
    assertEquals(found.count(Verdict.Covered.class), settled.count(Verdict.Covered.class));
  }

  @Test
  void whatTestsTakeInTurnWhateverTheirOrderIsOpen() {
    ClassFindings settled = settle(found, test -> rotated(test, false)).findings();
    Set<Branch> always = new LinkedHashSet<>(tests().get(0).covered());
    tests().forEach(test -> always.retainAll(test.covered()));
    assertEquals(always.size(), settled.count(Verdict.Covered.class));
  }

  private List<TestCase> tests() {
    return found.methods().get(0).tests();
  }

  /** Each time, the test takes what another one's run took; the order follows that, or does not. */
  private Fate rotated(TestCase test, boolean isByOrder) {
    int count = tests().size();
    List<Fate.Time> times = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int other = (i + test.number()) % count;
      times.add(
          new Fate.Time(
              isByOrder ? other : test.number(),
              new LinkedHashSet<>(tests().get(other).covered())));
    }
    return new Fate.Kept(times);
  }

  @Test
  void aProofThatATestRefutesNowAndThenIsReported() {
    Proof proof = new Proof(Proof.Kind.CONSTANT, Proof.Scope.ANY_CALLER, List.of(), List.of());
    var verdicts = new LinkedHashMap<>(found.verdicts());
    verdicts.replaceAll((objective, verdict) -> proof.verdict());
    ClassFindings wrong =
        new ClassFindings(found.type(), found.methods(), verdicts, List.of(), Basis.RUNS);
    Settlement.Settled settled = settle(wrong, test -> onceOf(test));
    assertEquals(found.count(Verdict.Covered.class), settled.refuted().size());
    assertEquals(settled.refuted().size(), settled.findings().count(Verdict.Open.class));
  }
}
