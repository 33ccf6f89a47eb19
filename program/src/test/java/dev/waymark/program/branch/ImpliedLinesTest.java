package dev.waymark.program.branch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.Compiled;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.ImpliedLines.Return;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ImpliedLinesTest {
  private static final String BRANCHING =
      """
      class C { static int m(int a) {
        int r = 0;
        if (a > 0) {
          r = a + 1;
        } else {
          r = a - 1;
        }
        return r;
      } }
      """;

  private static final String CATCHING =
      """
      class C {
        static void call() {}
        static int m(int a) {
          try {
            call();
            a++;
          } catch (RuntimeException e) {
            if (a > 0) {
              a = 5;
            }
          }
          return a;
        } }
      """;

  @Test
  void aTakenBranchHitsWhatLeadsToItAndWhereItLeads() {
    ImpliedLines lines = lines(BRANCHING, "3 a > 0 [true]", Return.UNKNOWN);
    assertEquals(Set.of(2, 3, 4), lines.hit());
    assertEquals(Set.of(6), lines.missed());
  }

  @Test
  void aReturnHitsWhatEveryWayToItLeadsThrough() {
    ImpliedLines lines = lines(BRANCHING, "3 a > 0 [true]", Return.KNOWN);
    assertEquals(Set.of(2, 3, 4, 8), lines.hit());
  }

  @Test
  void whatAnExceptionMayHaveSkippedIsNotKnown() {
    ImpliedLines lines = lines(CATCHING, "8 a > 0 [true]", Return.KNOWN);
    assertEquals(Set.of(5, 7, 8, 9, 12), lines.hit());
    assertEquals(Set.of(), lines.missed());
  }

  @Test
  void withoutBranchesNothingIsKnown() {
    ImpliedLines lines = lines(BRANCHING, "none", Return.UNKNOWN);
    assertEquals(Set.of(), lines.hit());
    assertEquals(Set.of(4, 6, 8), lines.missed());
  }

  /** What follows if the branch with this label is the only one that is taken. */
  private static ImpliedLines lines(String source, String label, Return end) {
    MethodModel method = Compiled.method(source, "m");
    List<Branch> taken = new ArrayList<>();
    List<Branch> untaken = new ArrayList<>();
    for (BranchPoint point : method.branchPoints()) {
      for (Branch each : point.branches()) {
        (each.label().equals("C.m:" + label) ? taken : untaken).add(each);
      }
    }
    return ImpliedLines.of(method.cfg(), method.branchPoints(), taken, untaken, end);
  }
}
