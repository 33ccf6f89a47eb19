package dev.waymark.explore.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.label.DecisionTable;
import dev.waymark.program.label.IndependencePair;
import dev.waymark.program.label.IndependencePair.Cause;
import dev.waymark.program.label.IndependencePair.Side;
import dev.waymark.program.label.IndependencePairs;
import dev.waymark.program.label.IndependencePairs.Extent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said of a condition is never stronger than what it rests on. */
class IndependenceTest {
  private static final MethodRef METHOD = new MethodRef("A", "a", "()V");
  private static final Branch A = label("a");
  private static final Branch B = label("b");
  private static final Branch C = label("c");
  private static final Branch NOTED = label("noted");
  private static final Verdict DEAD = proved();
  private static final Verdict LENGTH = proved("arrays no longer than 4");
  private static final Verdict RANGE = proved("a in 0..3");
  private static final Verdict COVERED = new Verdict.Covered(1, "");
  private static final Verdict OPEN = open("time");

  private static Branch label(String name) {
    return Branch.ofLabel(METHOD, 0, name.length(), name);
  }

  private static Verdict proved(String... bounds) {
    List<String> given = List.of(bounds);
    return new Proof(Proof.Kind.EXHAUSTED_TREE, Proof.Scope.ENTRIES, given, List.of()).verdict();
  }

  private static Verdict open(String reason) {
    return new Verdict.Open(List.of(new Doubt(Doubt.Kind.UNTRIED, reason)));
  }

  private static IndependencePair pair(Branch whenTrue, Branch whenFalse, Cause cause) {
    return new IndependencePair("x", new Side(whenTrue, "T"), new Side(whenFalse, "F"), cause);
  }

  private static String judge(Extent extent, Map<Branch, Verdict> ways) {
    List<IndependencePair> pairs =
        List.of(pair(NOTED, B, Cause.UNIQUE), pair(A, B, Cause.MASKING), pair(A, C, Cause.MASKING));
    DecisionTable table = new DecisionTable("A.java:1", "x", List.of("x"), List.of());
    return Independence.judge(new IndependencePairs(table, pairs, extent), ways).toString();
  }

  @Test
  void whatCannotBeIsInfeasibleOnlyIfNoPairNeedsABound() {
    assertEquals(
        "cannot be shown: one way of each pair is infeasible (exhausted tree)",
        judge(Extent.ALL, Map.of(A, COVERED, B, DEAD, C, DEAD)));
    assertEquals(
        "cannot be shown: one way of each pair is infeasible (exhausted tree)",
        judge(Extent.ALL, Map.of(A, DEAD, B, LENGTH, C, OPEN)));
  }

  @Test
  void boundsOfAllPairsAreNamed() {
    assertEquals(
        "cannot be shown: one way of each pair is infeasible within bounds"
            + " (arrays no longer than 4, a in 0..3)",
        judge(Extent.ALL, Map.of(A, COVERED, B, LENGTH, C, RANGE)));
  }

  @Test
  void onePairThatIsOpenLeavesAllOpenWithItsReasons() {
    assertEquals("open (time)", judge(Extent.ALL, Map.of(A, COVERED, B, LENGTH, C, OPEN)));
    assertEquals("open (time)", judge(Extent.ALL, Map.of(A, OPEN, B, DEAD, C, COVERED)));
    assertEquals(
        "open (not all ways to evaluate the decision are told apart)",
        judge(Extent.SOME, Map.of(A, DEAD, B, DEAD, C, DEAD)));
  }

  @Test
  void uniqueCauseIsPreferred() {
    Map<Branch, Verdict> ways = Map.of(A, COVERED, B, new Verdict.Covered(2, ""), C, OPEN);
    assertEquals("shown by test 1 and test 2 (masking)", judge(Extent.ALL, ways));
    Map<Branch, Verdict> noted =
        Map.of(NOTED, new Verdict.Covered(3, ""), A, COVERED, B, new Verdict.Covered(2, ""));
    assertEquals("shown by test 3 and test 2 (unique cause)", judge(Extent.ALL, noted));
  }
}
