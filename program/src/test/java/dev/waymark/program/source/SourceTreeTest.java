package dev.waymark.program.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SourceTreeTest {

  /** The decisions of a method with this body, as text. */
  private static List<String> decisions(String body) {
    String text =
        """
        class T {
          static final boolean OFF = false;
          int n;
          void m(boolean a, boolean b, boolean c, boolean d, int x, String s) { %s }
          boolean f(boolean... p) { return p[0]; }
        }
        """
            .formatted(body);
    return SourceDecisions.parse(List.of(new SourceFile("T.java", text))).nested().stream()
        .map(decision -> decision.origin() + " " + shape(decision.tree()))
        .toList();
  }

  private static String shape(SourceTree tree) {
    if (tree instanceof SourceTree.And and) {
      return joined(and.operands(), " && ");
    } else if (tree instanceof SourceTree.Or or) {
      return joined(or.operands(), " || ");
    }
    return ((SourceTree.Atom) tree).text();
  }

  private static String joined(List<SourceTree> operands, String operator) {
    return operands.stream()
        .map(SourceTreeTest::shape)
        .collect(Collectors.joining(operator, "(", ")"));
  }

  @Test
  void operandsOfTheSameKindAreFlattened() {
    assertEquals(
        List.of("IF (a && b && c && (d || x > 2))"),
        decisions("if (a && (b && c) && (d || x > 2));"));
  }

  @Test
  void negationIsPushedDownToTheAtoms() {
    assertEquals(List.of("IF (a && b)"), decisions("if (!(a || !b));"));
    assertEquals(List.of("IF (a || (b && c) || d)"), decisions("if (!(a && !(b && c) && !d));"));
  }

  @Test
  void constantOperandsAreFolded() {
    assertEquals(List.of("IF a"), decisions("if (a && !OFF);"));
    assertEquals(List.of("IF (a || b)"), decisions("if (OFF || a || b);"));
    assertEquals(List.of(), decisions("while (true) { break; }"));
  }

  @Test
  void whatAConstantCutsOffIsNoDecision() {
    assertEquals(List.of("IF a"), decisions("if (a && OFF && b) { if (c); }"));
    assertEquals(List.of("IF b"), decisions("if (OFF) { if (a); } else if (b);"));
  }

  @Test
  void theConditionOfAConditionalIsADecisionOfItsOwn() {
    assertEquals(List.of("CONDITIONAL (a && b)"), decisions("n = a && b ? 1 : 2;"));
  }

  @Test
  void aConditionalAmongOperandsSplitsThem() {
    assertEquals(
        List.of("CONDITIONAL a", "IF b", "IF c", "IF (d && x > 2)"),
        decisions("if ((a ? b : c) && d && x > 2);"));
    assertEquals(
        List.of("CONDITIONAL b", "IF c", "IF d", "IF x > 2", "IF a"),
        decisions("if (a || ((b ? c : d) && x > 2));"));
  }

  @Test
  void valuesThatNeedNoJumpAreNoDecisions() {
    assertEquals(List.of(), decisions("a = b; a = b & c; f(a, b);"));
  }

  @Test
  void valuesMadeByJumpsAreDecisions() {
    assertEquals(
        List.of("VALUE a", "VALUE (b && c)", "VALUE x > 2"), decisions("f(!a, b && c, x > 2);"));
  }

  @Test
  void valuesInsideAnAtomAreDecisionsOfTheirOwn() {
    assertEquals(List.of("VALUE x > 2", "IF (a && f(x > 2))"), decisions("if (a && f(x > 2));"));
    assertEquals(List.of("VALUE x > 2", "IF x > 2 & a"), decisions("if (x > 2 & a);"));
  }

  @Test
  void assertionsMayBeDisabled() {
    assertEquals(
        List.of("VALUE desiredAssertionStatus()", "ASSERT (assertions disabled || (a && b))"),
        decisions("assert a && b;"));
  }

  @Test
  void eachLabelOfAStringSwitchIsADecision() {
    assertEquals(
        List.of("STRING_SWITCH equals(\"Aa\")", "STRING_SWITCH equals(\"BB\")", "IF a"),
        decisions("switch (s) { case \"Aa\": case \"BB\": if (a); }"));
  }

  @Test
  void anAtomSpansTheLinesOfItsExpression() {
    SourceFile file =
        new SourceFile("T.java", "class T { boolean m(int x) {\n return\n x\n >\n 2; } }");
    SourceTree tree = SourceDecisions.parse(List.of(file)).nested().get(0).tree();
    assertEquals(new SourceTree.Atom(3, 5, 2, "x > 2"), tree);
  }
}
