package dev.waymark.program.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.Compiled;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.DecisionText;
import java.util.List;
import org.junit.jupiter.api.Test;

class DecisionFinderTest {
  private static List<String> decisions(String body) {
    String source =
        "import java.util.*; class C { int x; static boolean q(Object o) { return o != null; }"
            + " static Object m(int a, int b, boolean p, Object o, int[] v, List<String> l, double d) {"
            + body
            + " return null; } }";
    MethodModel method = Compiled.method(source, "m");
    DecisionText text = new DecisionText(method.branchPoints());
    return method.decisions().stream().map(decision -> text.of(decision.tree())).toList();
  }

  @Test
  void andOrAndNotAreRecoveredWithTheirNesting() {
    assertEquals(List.of("(a > 0 && b > 0) || p"), decisions("if (a > 0 && b > 0 || p) return 1;"));
    assertEquals(
        List.of("(a > 0 || b > 0) && p"), decisions("if ((a > 0 || b > 0) && p) return 1;"));
    assertEquals(List.of("a > 0 || (b > 0 && p)"), decisions("if (a > 0 || b > 0 && p) return 1;"));
    assertEquals(
        List.of("a > 0 && ((b > 0 && p) || o == null) && a < 9"),
        decisions("if (a > 0 && (b > 0 && p || o == null) && a < 9) return 1;"));
    assertEquals(List.of("a <= 0 || !p"), decisions("if (!(a > 0 && p)) return 1;"));
  }

  @Test
  void loopConditionsAreTrueWhenTheLoopGoesOn() {
    assertEquals(List.of("a < 9 && p"), decisions("while (a < 9 && p) a++;"));
    assertEquals(List.of("++a < 9 || p"), decisions("do a++; while (a < 9 || p);"));
    assertEquals(
        List.of("a < 9", "p && b > a"),
        decisions("while (a < 9) { a++; if (p && b > a) return 1; }"));
    assertEquals(List.of("a < 9"), decisions("for (; a < 9; a++) b++;"));
  }

  @Test
  void valuesAreDecidedLikeConditions() {
    assertEquals(List.of("a > 0 && (p || b == 1)"), decisions("p = a > 0 && (p || b == 1);"));
    assertEquals(List.of("!p"), decisions("p = !p;"));
    assertEquals(List.of("a == b"), decisions("if (p) return a == b;").subList(1, 2));
  }

  @Test
  void aConditionalInsideAnOperandIsADecisionOfItsOwn() {
    assertEquals(
        List.of("p && a > (...)", "b > 3"), decisions("if (p && a > (b > 3 ? 4 : 5)) return 1;"));
  }

  @Test
  void aConditionalAsConditionIsThreeDecisions() {
    assertEquals(List.of("p", "a > 0", "b > 0"), decisions("if (p ? a > 0 : b > 0) return 1;"));
  }

  @Test
  void nestedIfsReadAsOneDecision() {
    MethodModel method =
        Compiled.method(
            "class C { static void m(int a, int b) { if (a > 0) { if (b > 0) a = 1; } } }", "m");
    assertEquals(
        List.of(Reading.JOINED), method.decisions().stream().map(Decision::reading).toList());
  }

  @Test
  void statementsBetweenConditionsKeepThemApart() {
    assertEquals(
        List.of("a > 0", "b > 0"), decisions("if (a > 0) { b = a * 2; if (b > 0) a = 1; }"));
    assertEquals(List.of("a > 0", "b > 0"), decisions("if (a > 0) return 1; if (b > 0) return 1;"));
    assertEquals(List.of("a > 0", "b > 0"), decisions("while (a > 0) { if (b > 0) break; a--; }"));
  }

  @Test
  void aDecisionWhoseTrueSideIsAJumpIsJoined() {
    assertEquals(
        List.of("a < 9", "p || b > 0"),
        decisions("while (a < 9) { a++; if (p || b > 0) continue; b = a; }"));
    assertEquals(
        List.of("a < 9", "p || b > 0 || a == b"),
        decisions("while (a < 9) { a++; if (p\n || b > 0\n || a == b) break; b = a; }"));
    assertEquals(List.of("a < 9", "b > 0"), decisions("while (a < 9) { if (b > 0) break; a++; }"));
  }

  @Test
  void theBordersOfATryKeepConditionsApart() {
    assertEquals(
        List.of("a > 0", "b > 0"),
        decisions("if (a > 0) { try { if (b > 0) l.clear(); } finally { a = 2; } }").subList(0, 2));
  }

  @Test
  void embeddedAssignmentsAndIncrementsBelongToTheCondition() {
    assertEquals(
        List.of("a > 0 && (o = l.get(0)) != null && ++b < 3"),
        decisions("if (a > 0 && (o = l.get(0)) != null && ++b < 3) return 1;"));
  }

  @Test
  void patternVariablesBelongToTheCondition() {
    assertEquals(
        List.of("o instanceof String && s.length() > 2"),
        decisions("if (o instanceof String s && s.length() > 2) return 1;"));
  }

  @Test
  void comparisonsWithNaNReadAsJavaMeansThem() {
    assertEquals(List.of("d < 1.0"), decisions("if (d < 1) return 1;"));
    assertEquals(List.of("!(d < 1.0)"), decisions("if (!(d < 1)) return 1;"));
    assertEquals(List.of("d >= 1.0 || d != d"), decisions("if (d >= 1 || d != d) return 1;"));
  }

  @Test
  void anAssertionIsTrueWhenItHolds() {
    assertEquals(List.of("$assertionsDisabled || a > 0"), decisions("assert a > 0;"));
  }

  @Test
  void everyConditionIsInExactlyOneDecision() {
    MethodModel method =
        Compiled.method(
            "class C { static int m(int a, int b) { int r = 0; for (int i = 0; i < a && i < b; i++)"
                + " { if (a > b || b > 3 && a == i) continue; r += a > 2 ? b < 1 ? 1 : 2 : 3; }"
                + " return r; } }",
            "m");
    List<Integer> conditions =
        method.decisions().stream()
            .flatMap(decision -> decision.conditions().stream())
            .map(Condition::statement)
            .sorted()
            .toList();
    List<Integer> jumps =
        method.branchPoints().stream()
            .filter(point -> point.type().isExplicit())
            .map(dev.waymark.program.branch.BranchPoint::statement)
            .toList();
    assertEquals(jumps, conditions);
    assertEquals(7, jumps.size());
  }
}
