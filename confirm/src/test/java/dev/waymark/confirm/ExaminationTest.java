package dev.waymark.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.confirm.samples.Fates;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.suite.Fate;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.Assertions;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.report.junit.TestClass;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ExaminationTest {
  private static final Path PLACE = ClassPath.placeOf(ExaminationTest.class);
  private static final Settings SETTINGS =
      new Settings(
          Criterion.BRANCH, new Budget(300, Duration.ofMinutes(1)), new Bounds(2, Map.of()), 0);

  private final Program program = new Program(Explorer.withApi(ClassPath.open(PLACE)));

  private Draft draft(Settings settings, String... names) {
    ClassModel type = program.require(Fates.class.getName());
    List<Entry> entries = Arrays.stream(names).map(name -> Entry.of(type.require(name))).toList();
    ClassTarget target =
        new ClassTarget(
            type,
            entries,
            type.methods().stream()
                .filter(each -> List.of(names).contains(each.name()) || each.isPrivate())
                .toList(),
            List.of());
    ClassFindings found = new Explorer(program, settings).explore(target, entry -> Extensions.NONE);
    return Draft.of(found, target.methods());
  }

  private Examined examine(String... names) {
    Confirmation confirmation =
        new Confirmation(List.of(PLACE), Duration.ofSeconds(10), 1, Assertions.ENABLED);
    return new Examination(confirmation, program, LabelChoice.NONE)
        .examine(List.of(draft(SETTINGS, names)))
        .get(0);
  }

  private static Verdict verdict(Examined examined, String label) {
    return examined.findings().branches().entrySet().stream()
        .filter(each -> each.getKey().label().contains(label))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow(() -> new AssertionError(examined.findings().branches()));
  }

  private static String source(Examined examined) {
    return examined.classes().stream()
        .map(type -> type.source().text())
        .collect(Collectors.joining());
  }

  private static int tests(Examined examined) {
    return examined.classes().stream().map(TestClass::methods).mapToInt(List::size).sum();
  }

  @Test
  void equalStringsAreDistinctObjectsWhereThatMatters() {
    Examined examined = examine("isSame");
    assertInstanceOf(Verdict.Covered.class, verdict(examined, "a == b [true]"));
    assertInstanceOf(Verdict.Covered.class, verdict(examined, "a.equals(b) [true]"));
    String source = source(examined);
    assertTrue(source.contains("String a = new String(\"abc\");"), source);
    assertTrue(source.contains("a == b is true, returns true"), source);
    assertTrue(source.contains("a.equals(b) is true, returns true"), source);
    assertEquals(List.of(), examined.refuted());
  }

  @Test
  void aTestThatFailsWithLiteralsIsReplacedByOneWithDistinctObjects() {
    Examined examined = examine("compared");
    assertInstanceOf(Verdict.Covered.class, verdict(examined, "a.equals(b) [true]"));
    assertEquals(List.of(), examined.dropped());
    assertEquals(tests(examined), examined.findings().tests());
  }

  @Test
  void stringsAreLiteralsWhereTheirIdentityDoesNotMatter() {
    String source = source(examine("exit"));
    assertFalse(source.contains("new String"), source);
  }

  @Test
  void boxesAreTheSameObjectsInTestsAsInRuns() {
    Examined examined = examine("boxes");
    assertInstanceOf(Verdict.Covered.class, verdict(examined, "a == b [true]"));
    assertInstanceOf(Verdict.Covered.class, verdict(examined, "a.equals(b) [true]"));
    assertEquals(List.of(), examined.dropped());
  }

  @Test
  void testsInAnyOrderTakeWhatTheFirstOfThemInitializes() {
    ClassModel type = program.require(Fates.class.getName() + "$Once");
    Draft draft = draft(SETTINGS, "initialized");
    List<MethodModel> methods = new ArrayList<>(draft.methods());
    methods.add(type.require("start"));
    Confirmation confirmation =
        new Confirmation(List.of(PLACE), Duration.ofSeconds(10), 1, Assertions.ENABLED);
    Confirmed confirmed =
        confirmation.confirm(draft.classes(), new Measuring(program, methods, LabelChoice.NONE));
    List<Set<Branch>> first = new ArrayList<>();
    for (Fate fate : confirmed.measured().values()) {
      ((Fate.Kept) fate).times().forEach(time -> first.add(time.taken()));
    }
    assertEquals(2, confirmed.measured().size());
    assertEquals(10, first.size());
    long initialized =
        first.stream()
            .filter(taken -> taken.stream().anyMatch(each -> each.label().contains("limit > 2")))
            .count();
    assertEquals(5, initialized);
  }

  @Test
  void whatOnlyARefusedRunTakesIsOpen() {
    Examined examined = examine("exit");
    assertEquals(
        "open (the run is refused: ending the JVM, by System.exit)",
        verdict(examined, "code == 42 [true]").toString());
    assertEquals("covered by test 1", verdict(examined, "code == 42 [false]").toString());
    assertEquals(1, examined.findings().tests());
  }

  @Test
  void whatOnlyADroppedTestTakesIsOpenWithItsReason() {
    Examined examined = examine("isTested");
    String verdict = verdict(examined, "code > 7 [true]").toString();
    assertTrue(
        verdict.startsWith("open (test 2 was dropped: throws java.lang.IllegalState"), verdict);
    assertEquals(tests(examined), examined.findings().tests());
    assertEquals(1, examined.dropped().size());
  }

  @Test
  void whereAnExceptionHidesABranchAnotherTestShowsIt() {
    Examined examined = examine("ratio");
    Verdict.Covered covered = (Verdict.Covered) verdict(examined, "a == b [true]");
    TestCase test =
        examined.findings().methods().get(0).tests().stream()
            .filter(each -> each.number() == covered.test())
            .findFirst()
            .orElseThrow();
    assertEquals(Outcome.Sort.RETURNED, test.outcome().sort());
    assertTrue(source(examined).contains("ArithmeticException"));
  }

  @Test
  void whatATestTakesInSomeRunsOnlyIsOpen() {
    Examined examined = examine("bucket");
    assertEquals("covered by test 1", verdict(examined, "code > 7 [false]").toString());
    assertInstanceOf(Verdict.Covered.class, verdict(examined, "code > 7 [true]"));
    for (String side : List.of("[true]", "[false]")) {
      String verdict = verdict(examined, "% 2 == 0 " + side).toString();
      assertTrue(verdict.startsWith("open ("), verdict);
    }
    assertTrue(
        examined.findings().branches().values().stream()
            .anyMatch(each -> each.toString().contains("takes it depends on the run")));
  }

  @Test
  void aThreadThatATestLeavesBehindDoesNotCoverForOthers() {
    Examined examined = examine("leave", "exit", "isTested");
    assertInstanceOf(Verdict.Covered.class, verdict(examined, "number == 3 [true]"));
    assertEquals("covered by test 1 of leave", verdict(examined, "number == 3 [false]").toString());
  }

  @Test
  void aTestThatTakesAnotherPathIsReplacedByOneThatTakesIts() {
    Settings paths = SETTINGS.with(PathChoice.of(PathCriterion.MINIMAL_ALL_PATHS));
    Confirmation confirmation =
        new Confirmation(List.of(PLACE), Duration.ofSeconds(10), 1, Assertions.ENABLED);
    Examined examined =
        new Examination(confirmation, program, LabelChoice.NONE)
            .examine(List.of(draft(paths, "isSame")))
            .get(0);
    String source = source(examined);
    assertTrue(source.contains("new String(\"\")"), source);
    assertFalse(
        examined.findings().verdicts().values().stream()
            .anyMatch(each -> each.toString().contains("takes another path")),
        examined.findings().verdicts().toString());
    assertEquals(tests(examined), examined.findings().tests());
  }

  @Test
  void withoutConfirmationCoverageIsThatOfRunsThatHaveTests() {
    Examined examined = Examination.unconfirmed(draft(SETTINGS, "exit"), "no reason");
    assertEquals(ClassFindings.Basis.RUNS, examined.findings().basis());
    assertInstanceOf(Verdict.Open.class, verdict(examined, "code == 42 [true]"));
    assertInstanceOf(Verdict.Covered.class, verdict(examined, "code == 42 [false]"));
  }

  @Test
  void whatWasDroppedBeforeTimeWasUpCoversNothing() {
    Draft draft = draft(SETTINGS, "exit");
    TestClass type = draft.classes().get(0);
    Confirmed confirmed =
        new Confirmed(
            List.of(),
            List.of(new Dropped(type.name(), type.methods().get(0).name(), "fails")),
            List.of(),
            Map.of(),
            "time was up");
    Examined examined = Examination.examined(draft, confirmed);
    assertEquals(
        "open (test 1 was dropped: fails)", verdict(examined, "code == 42 [false]").toString());
  }
}
