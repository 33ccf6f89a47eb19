package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import dev.waymark.report.junit.JUnitWriter;
import dev.waymark.target.Entry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is generated compiles without a warning, and passes. */
class GeneratedTestsTest {
  private static final ClassSource CLASSES =
      Explorer.withApi(ClassPath.open(placeOf(dev.waymark.validation.classic.Triangle.class)));

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classic.Triangle#classify",
        "classic.Sorting#merge",
        "classic.Sorting#insertionSort",
        "control.Switches#table",
        "arithmetic.LongComparisons#relationsInIfs",
        "array.PrimitiveArrays#shiftChars"
      })
  void generatedTestsPass(String target) throws Exception {
    int hash = target.indexOf('#');
    Program program = new Program(CLASSES);
    String type = "dev.waymark.validation." + target.substring(0, hash);
    Findings findings =
        explore(program, Entry.of(program.require(type).require(target.substring(hash + 1))));
    assertEquals(findings.tests().size(), runTestsOf(findings));
    assertTrue(findings.tests().size() >= 2, "only " + findings.tests().size() + " tests");
  }

  @Test
  void testsReplayWhatTheCodeHasDrawn() throws Exception {
    Program program = new Program(Explorer.withApi(ClassPath.open(placeOf(Lottery.class))));
    Findings findings =
        explore(program, Entry.of(program.require(Lottery.class.getName()).require("draw")));
    assertEquals(4, runTestsOf(findings));
  }

  @Test
  void manyTestsGoIntoSeveralClasses() throws Exception {
    Program program = new Program(Explorer.withApi(ClassPath.open(placeOf(ManyPaths.class))));
    Entry entry = Entry.of(program.require(ManyPaths.class.getName()).require("count"));
    Settings settings =
        new Settings(
            Criterion.ALL_PATHS,
            new Budget(5_000, Duration.ofMinutes(2)),
            new Bounds(0, Map.of()),
            0);
    Findings findings = new Explorer(program, settings).explore(entry, (test, run) -> {});
    assertEquals(3, JUnitWriter.write(entry.method().ref().owner(), List.of(findings)).size());
    assertEquals(2_048, runTestsOf(findings));
  }

  private int runTestsOf(Findings findings) throws Exception {
    return new TestRunner(folder).run(findings);
  }

  @Test
  void theSameExplorationGivesTheSameTestsAndData() {
    Program program = new Program(CLASSES);
    Entry entry =
        Entry.of(program.require("dev.waymark.validation.classic.Triangle").require("classify"));
    Findings first = explore(program, entry);
    Findings second = explore(new Program(CLASSES), entry);
    String owner = entry.method().ref().owner();
    assertEquals(
        JUnitWriter.write(owner, List.of(first)), JUnitWriter.write(owner, List.of(second)));
    assertEquals(FindingsData.of(first), FindingsData.of(second));
    assertEquals(FindingsText.of(first), FindingsText.of(second));
  }

  private static Findings explore(Program program, Entry entry) {
    Settings settings =
        new Settings(
            Criterion.BRANCH, new Budget(2_000, Duration.ofMinutes(2)), new Bounds(3, Map.of()), 0);
    return new Explorer(program, settings).explore(entry, (test, run) -> {});
  }

  private static Path placeOf(Class<?> type) {
    return ClassPath.placeOf(type);
  }
}
