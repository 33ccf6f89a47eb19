package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.targets.Decidable;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.explore.verdict.VmErrors;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is constant is proved, and a proof says what it takes for granted. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DecidableTest {
  private final Laboratory laboratory = new Laboratory(Decidable.class);

  @AfterAll
  void close() {
    laboratory.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "enumSwitch",
        "behindSwitch",
        "enumOfLibrary",
        "ownTable",
        "singleton",
        "computed",
        "dependent",
        "smallBoxes",
        "largeLongs",
        "texts",
        "booleans"
      })
  void aProofThatRestsOnNothingSaysNothing(String method) {
    assertEquals(List.of("infeasible (exhausted tree)"), uncovered(method));
  }

  @ParameterizedTest
  @CsvSource({
    "prints, infeasible (exhausted tree; given System.out not replaced)",
    "largeBoxes, infeasible (exhausted tree; given the default cache of Integer)",
    "readTwice, infeasible within bounds (arrays no longer than 2; given no other thread writes"
        + " meanwhile)",
    "readOnce, infeasible within bounds (arrays no longer than 2)"
  })
  void aProofSaysWhatItRestsOn(String method, String verdict) {
    assertEquals(List.of(verdict), uncovered(method));
  }

  @Test
  void aTableOfOrdinalsHidesNoErrorOfTheVirtualMachine() {
    assertFalse(VmErrors.mayHide(method("switchTable")));
    assertTrue(VmErrors.mayHide(method("otherTable")));
  }

  private MethodModel method(String name) {
    return laboratory.program.require(Decidable.class.getName()).require(name);
  }

  /** The verdicts on explicit branches that are not covered. */
  private List<String> uncovered(String method) {
    Entry entry = Entry.of(method(method));
    Map<Branch, Verdict> verdicts =
        laboratory
            .explore(entry, Criterion.BRANCH, new Bounds(2, Map.of()), (test, run) -> {})
            .branches();
    return entry.method().branchPoints().stream()
        .filter(point -> point.type().isExplicit())
        .map(BranchPoint::branches)
        .flatMap(List::stream)
        .map(verdicts::get)
        .filter(verdict -> !(verdict instanceof Verdict.Covered))
        .map(Verdict::toString)
        .toList();
  }
}
