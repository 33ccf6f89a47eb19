package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.Bounds;
import dev.waymark.explore.Budget;
import dev.waymark.explore.Criterion;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.Findings;
import dev.waymark.explore.Settings;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** For every kind of input, what is generated compiles without a warning, and passes. */
class InputKindsTest {
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
        "Lists"
      })
  void testsOfAllMethodsPass(String type) throws Exception {
    Map<String, Integer> few = new TreeMap<>();
    for (MethodModel method : PROGRAM.require("dev.waymark.report.inputs." + type).methods()) {
      if (isEntry(method)) {
        Findings findings = explore(Entry.of(method));
        int passed = new TestRunner(folder).run(findings);
        assertEquals(0, findings.statistics().divergences(), method + " diverges");
        if (passed == 0 && !method.branchPoints().isEmpty()) {
          few.put(method.toString(), passed);
        }
        if (Boolean.getBoolean("waymark.show")) {
          System.out.println(FindingsText.of(findings));
          System.out.println(
              JUnitWriter.write(method.ref().owner(), java.util.List.of(findings)).values());
        }
      }
    }
    assertEquals(Map.of(), few);
  }

  private static boolean isEntry(MethodModel method) {
    try {
      Entry.of(method);
      return true;
    } catch (ProgramException e) {
      if (Boolean.getBoolean("waymark.show")) {
        System.out.println(e.getMessage());
      }
      return false;
    }
  }

  private static Findings explore(Entry entry) {
    Bounds bounds = new Bounds(2, 4, Map.of(), Bounds.UNBOUNDED);
    Settings settings =
        new Settings(Criterion.BRANCH, new Budget(500, Duration.ofMinutes(1)), bounds, 0);
    return new Explorer(PROGRAM, settings).explore(entry, (test, run) -> {});
  }
}
