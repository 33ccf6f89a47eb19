package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Trap programs end covered or open, never infeasible. */
class TrapsTest {
  private static final String PREFIX = "dev/waymark/validation/trap/";
  static final String BOUNDED = PREFIX + "Bounded";

  @Test
  void noExplicitBranchOfATrapIsInfeasible() {
    Map<String, String> wrong = new TreeMap<>();
    int traps = 0;
    try (Laboratory laboratory = new Laboratory()) {
      for (MethodModel method : methods(laboratory)) {
        explore(laboratory, Entry.of(method)).forEach((b, v) -> judge(b, v, wrong));
        traps++;
      }
    }
    assertEquals(Map.of(), wrong);
    assertTrue(traps > 80, traps + " traps only");
  }

  @Test
  void aProofSaysWhichInputsAndStatesItIsAbout() {
    try (Laboratory laboratory = new Laboratory()) {
      assertEquals(
          "arrays no longer than 2, no array twice", bound(laboratory, "Bounded", "sameRow"));
      assertEquals("static fields as initialized", bound(laboratory, "Bounded", "counted"));
      assertEquals("static fields as initialized", bound(laboratory, "Bounded", "raised"));
      assertEquals("assertions disabled", bound(laboratory, "Bounded", "asserted"));
    }
  }

  /** The bound of the first branch that is infeasible within bounds. */
  private static String bound(Laboratory laboratory, String type, String method) {
    Entry entry = Entry.of(laboratory.method("trap." + type, method));
    return explore(laboratory, entry).values().stream()
        .filter(Verdict.InfeasibleWithinBounds.class::isInstance)
        .map(verdict -> ((Verdict.InfeasibleWithinBounds) verdict).bound())
        .findFirst()
        .orElse("none");
  }

  @Test
  void aProofIsAboutTheBranchesOfTheEntryAlone() {
    try (Laboratory laboratory = new Laboratory()) {
      Entry entry = Entry.of(laboratory.method("trap.Scope", "careful"));
      for (Branch branch : explore(laboratory, entry).keySet()) {
        assertEquals("careful", branch.method().name());
      }
    }
  }

  /** The methods of all traps that can be called. */
  static List<MethodModel> methods(Laboratory laboratory) {
    return laboratory.program.classes().names().stream()
        .filter(name -> name.startsWith(PREFIX))
        .flatMap(name -> laboratory.program.require(name).methods().stream())
        .filter(TrapsTest::isEntry)
        .toList();
  }

  private static boolean isEntry(MethodModel method) {
    try {
      Entry.of(method);
      return !method.name().startsWith("<") && !method.isSynthetic();
    } catch (ProgramException e) {
      return false;
    }
  }

  private static Map<Branch, Verdict> explore(Laboratory laboratory, Entry entry) {
    Bounds bounds = new Bounds(2, Map.of());
    Map<Branch, Verdict> verdicts =
        laboratory.explore(entry, Criterion.BRANCH, bounds, (test, run) -> {}).branches();
    Set<Branch> explicit =
        entry.method().branchPoints().stream()
            .filter(point -> point.type().isExplicit())
            .map(BranchPoint::branches)
            .flatMap(List::stream)
            .collect(Collectors.toSet());
    verdicts.keySet().retainAll(explicit);
    return verdicts;
  }

  private static void judge(Branch branch, Verdict verdict, Map<String, String> wrong) {
    boolean mayBeBounded = branch.method().owner().equals(BOUNDED);
    boolean isBounded = verdict instanceof Verdict.InfeasibleWithinBounds;
    if (verdict instanceof Verdict.Infeasible || (isBounded && !mayBeBounded)) {
      wrong.put(branch.toString(), verdict.toString());
    }
  }
}
