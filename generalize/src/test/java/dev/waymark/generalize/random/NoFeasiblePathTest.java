package dev.waymark.generalize.random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.generalize.Ground;
import dev.waymark.generalize.automaton.Unprotected;
import dev.waymark.program.ClassPath;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No path that a family recognizes is feasible, for random programs: paths of inputs from a small
 * domain, and all partial paths that the solver has a model for.
 */
class NoFeasiblePathTest {
  private static final int PROGRAMS = Integer.getInteger("waymark.programs", 40);
  private static final long SEED = 41;

  @Test
  void noFamilyOfARandomProgramHasAFeasiblePath(@TempDir Path folder) {
    FamilyCheck check = new FamilyCheck();
    check(check, folder, PROGRAMS);
    assertEquals("", check.wrong());
    assertTrue(check.families() > PROGRAMS && check.recognized() > PROGRAMS, check.toString());
  }

  /** The same programs tell if nothing is protected. */
  @Test
  void familiesThatProtectNothingAreNoticed(@TempDir Path folder) {
    FamilyCheck check =
        new FamilyCheck(
            (ground, alphabet) -> Unprotected.builder(ground.flows(), ground.symbols(), alphabet));
    check(check, folder, 10);
    assertNotEquals("", check.wrong());
  }

  private static void check(FamilyCheck check, Path folder, int programs) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (int i = 0; i < programs; i++) {
      sources.put("Random" + i, RandomProgram.of("Random" + i, SEED + i));
    }
    Compiled.into(folder, sources);
    for (Map.Entry<String, String> each : sources.entrySet()) {
      try (Ground ground =
          new Ground(ClassPath.open(folder), "generated." + each.getKey(), "run", 3)) {
        check.check(ground, each.getValue());
      }
    }
  }
}
