package dev.waymark.program.branch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.Compiled;
import dev.waymark.program.MethodModel;
import java.util.List;
import org.junit.jupiter.api.Test;

class BranchGraphTest {
  private static final String SOURCE =
      """
      class C { static int m(int a, int[] v) {
        int r = 0;
        if (a > 0) {
          if (a > 10) r = 1; else r = 2;
          r += v.length;
        }
        return a == 5 ? r : 0;
      } }
      """;

  private final MethodModel method = Compiled.method(SOURCE, "m");
  private final BranchGraph graph = method.branchGraph();

  private Branch branch(String label) {
    return method.branchPoints().stream()
        .flatMap(point -> point.branches().stream())
        .filter(candidate -> candidate.label().equals("C.m:" + label))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aBranchDominatesWhatOnlyItLeadsTo() {
    assertTrue(graph.dominates(branch("3 a > 0 [true]"), branch("4 a > 10 [false]")));
    assertFalse(graph.dominates(branch("4 a > 10 [true]"), branch("5 v != null [pass]")));
    assertFalse(graph.dominates(branch("3 a > 0 [true]"), branch("7 a == 5 [true]")));
  }

  @Test
  void theImmediateDominatorIsTheClosestBranch() {
    Branch outer = branch("3 a > 0 [true]");
    assertEquals(outer, graph.immediateDominator(branch("4 a > 10 [true]")));
    assertEquals(outer, graph.immediateDominator(branch("5 v != null [pass]")));
    assertNull(graph.immediateDominator(outer));
  }

  @Test
  void aPassedCheckDominatesWhatFollowsItInItsBlock() {
    assertNull(graph.immediateDominator(branch("7 a == 5 [true]")));
    assertFalse(
        graph.dominates(branch("5 v != null [NullPointerException]"), branch("7 a == 5 [true]")));
  }

  @Test
  void aFailingCheckKeepsWhatFollowsFromPostDominating() {
    assertFalse(graph.postDominates(branch("7 a == 5 [true]"), branch("3 a > 0 [true]")));
    assertTrue(graph.postDominates(branch("3 a > 0 [true]"), branch("3 a > 0 [true]")));
  }

  @Test
  void branchesDependOnTheBranchesAroundThem() {
    Branch outer = branch("3 a > 0 [true]");
    Branch inner = branch("4 a > 10 [true]");
    assertEquals(List.of(inner), graph.controlling(inner));
    assertEquals(List.of(outer), graph.controlling(statementBefore(inner)));
    assertEquals(List.of(inner), graph.controlling(statementAfter(inner)));
  }

  private int statementBefore(Branch branch) {
    return method.code().firstStatement(branch.instruction());
  }

  private int statementAfter(Branch branch) {
    return method.code().endStatement(branch.instruction());
  }
}
