package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** For every kind of input, what is generated compiles without a warning, and passes. */
class InputKindsTest {
  private static final String PREFIX = "dev.waymark.report.inputs.";
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Lottery.class))));

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Texts",
        "Boxes",
        "Colour",
        "Point",
        "Account",
        "Account$Fixed",
        "Account$Pair",
        "Lists",
        "Views"
      })
  void testsOfAllMethodsPass(String type) throws Exception {
    int passed = 0;
    for (MethodModel method : PROGRAM.require(PREFIX + type).methods()) {
      if (isEntry(method)) {
        Findings findings = explore(Entry.of(method));
        assertEquals(0, findings.statistics().divergences(), method + " diverges");
        int tests = new TestRunner(folder).run(findings);
        assertEquals(findings.tests().size(), tests, method.toString());
        passed += tests;
      }
    }
    assertTrue(passed >= 3, "only " + passed + " tests");
  }

  private static boolean isEntry(MethodModel method) {
    try {
      Entry.of(method);
      return true;
    } catch (ProgramException e) {
      return false;
    }
  }

  @Test
  void charactersAndLengthsOfStringsAreSolvedFor() {
    Findings findings = explore("Texts", "first");
    assertEquals(0, findings.count(Verdict.Open.class));
    assertTrue(FindingsText.of(findings).contains("\"axa\""), FindingsText.of(findings));
  }

  @Test
  void objectsHaveTheFieldsThatTheirConstructorGivesThem() {
    Findings findings = explore("Point", "quadrant");
    List<String> impossible =
        findings.verdicts().entrySet().stream()
            .filter(each -> each.getValue() instanceof Verdict.Infeasible)
            .map(each -> each.getKey().name())
            .toList();
    assertEquals(List.of("Point.quadrant:12 this.x < 0 [true]"), impossible);
    assertEquals(3, findings.count(Verdict.Covered.class));
  }

  /** A check that fails before the other constructor is called cannot be seen to fail. */
  @Test
  void nothingIsProvedOfTheArgumentsOfAnotherConstructor() {
    Findings findings = explore("Account", "<init>(Ldev/waymark/report/inputs/Account;)V");
    assertEquals(2, findings.count(Verdict.Open.class));
    assertEquals(
        List.of("", "java.lang.NullPointerException"),
        findings.tests().stream().map(test -> test.outcome().text()).sorted().toList());
  }

  @Test
  void anObjectIsComparedWithItsLike() {
    assertEquals(4, explore("Account", "equals").count(Verdict.Covered.class));
  }

  private static Findings explore(String type, String method) {
    return explore(Entry.of(PROGRAM.require(PREFIX + type).require(method)));
  }

  private static Findings explore(Entry entry) {
    Bounds bounds = new Bounds(2, 4, Map.of(), Bounds.UNBOUNDED);
    Settings settings =
        new Settings(Criterion.BRANCH, new Budget(500, Duration.ofMinutes(1)), bounds, 0);
    return new Explorer(PROGRAM, settings).explore(entry, (test, run) -> {});
  }
}
