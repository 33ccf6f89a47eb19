package dev.waymark.explore.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of proofs that needed no run, to the letter. */
class BackwardReasonsTest {
  private static final Program PROGRAM =
      new Program(ClassPath.open(ClassPath.placeOf(GoneBack.class)));
  private static final CallGraph CALLS = CallGraph.of(ClassHierarchy.of(PROGRAM));

  /** Of the last condition of {@code name} that can be shown to go one way only. */
  private static void assertTold(String name, String... reasons) {
    MethodModel method = PROGRAM.require(GoneBack.class.getName()).require(name);
    long end = System.nanoTime() + Duration.ofMinutes(5).toNanos();
    List<String> told = List.of();
    try (BackwardReasons backward = new BackwardReasons(CALLS)) {
      for (BranchPoint point : method.branchPoints()) {
        for (Branch branch : point.type().isExplicit() ? point.branches() : List.<Branch>of()) {
          told =
              backward
                  .of(method, branch, end)
                  .map(all -> all.reasons().stream().map(one -> one.text(method.ref())).toList())
                  .orElse(told);
        }
      }
    }
    assertEquals(List.of(reasons), told);
  }

  @Test
  void eachWayToABranchHasItsReason() {
    assertTold(
        "ofSigns",
        "line 18 needs down >= 0; line 21 needs down < 0",
        "line 15 needs down != -2147483648; line 18 needs down < 0; line 19 sets down = -down;"
            + " line 21 needs down < 0");
  }

  @Test
  void aLoopIsToldByWhatMustHoldBeforeItsTurns() {
    assertTold(
        "ofLoop",
        "line 25 sets i = 0; line 29 needs i < 0",
        "line 25 sets i = 0; line 26 needs i < 0 before any turn of the loop; line 29 needs i < 0");
  }

  @Test
  void finalFieldsHaveWhatConstructorsLeaveThere() {
    assertTold(
        "ofField", "line 33 uses this.names, which is never null and needs this.names == null");
  }

  @Test
  void privateMethodsAreCalledFromTheirClassAlone() {
    assertTold(
        "length",
        "in GoneBack.ofCaller, line 37 needs text != null and calls length(text); in"
            + " GoneBack.length, line 41 needs text == null");
  }

  @Test
  void whatTheJdkReturnsIsKnown() {
    assertTold(
        "ofResult",
        "line 45 sets text = \"n = \" + n, which is never null; line 46 needs text == null");
  }

  @Test
  void handlersSeeWhatWasSetBefore() {
    assertTold("ofHandler", "line 50 sets found = 0; line 55 needs found != 0");
  }

  @Test
  void severalCasesMayLeadThere() {
    assertTold("ofCase", "line 61 needs n == 1 or n == 2; line 64 needs n > 2");
  }
}
