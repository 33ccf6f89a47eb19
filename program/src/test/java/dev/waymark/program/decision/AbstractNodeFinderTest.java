package dev.waymark.program.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.Compiled;
import dev.waymark.program.MethodModel;
import java.util.List;
import org.junit.jupiter.api.Test;

class AbstractNodeFinderTest {
  private static String nodes(String... lines) {
    MethodModel method =
        Compiled.method(
            "class C { static int g(int x) { return x; }\n" + String.join("\n", lines) + " }", "m");
    StringBuilder text = new StringBuilder();
    append(method.abstractNodes(), "", text);
    return text.toString();
  }

  private static void append(List<AbstractNode> nodes, String indent, StringBuilder text) {
    for (AbstractNode node : nodes) {
      text.append(indent).append(node.type()).append(' ').append(node.lines()).append('\n');
      append(node.children(), indent + "  ", text);
    }
  }

  @Test
  void loopsHoldTheirConditionsBranchesAndCalls() {
    assertEquals(
        """
        LOOP 3-9
          AND 3
          ITE 4-7
            OR 4
            CALL 5
            CALL 7
        """,
        nodes(
            "static void m(int a, int b) {",
            "  while (a > 0 && b > 0) {",
            "    if (a == 3 || b == 3) {",
            "      a = g(a);",
            "    } else {",
            "      b = g(b);",
            "    }",
            "    a--;",
            "  }",
            "}"));
  }

  @Test
  void aGuardHasNoElse() {
    assertEquals(
        """
        ITE 3-4
        CALL 6
        """,
        nodes("static int m(int a) {", "  if (a > 0)", "    return 1;", "", "  return g(a);", "}"));
  }

  @Test
  void anIfAtTheEndOfALoopEndsWithIt() {
    assertEquals(
        """
        LOOP 3-5
          ITE 4-5
            CALL 5
        CALL 6
        """,
        nodes(
            "static void m(int a) {",
            "  while (a > 0)",
            "    if (a == 7)",
            "      a = g(a);",
            "  g(a);",
            "}"));
  }

  @Test
  void aSwitchIsAnIteWithManyArms() {
    assertEquals(
        """
        ITE 3-6
          CALL 4
          CALL 5
          ITE 6
        CALL 8
        """,
        nodes(
            "static void m(int a) {",
            "  switch (a) {",
            "    case 1: g(1); break;",
            "    case 2: g(2); break;",
            "    default: if (a > 4) a = 3;",
            "  }",
            "  g(a);",
            "}"));
  }

  @Test
  void compoundConditionsNestAsWritten() {
    assertEquals(
        """
        ITE 3
          OR 3
            AND 3
        """,
        nodes("static void m(int a, int b) {", "  if (a > 0 && b > 0 || a == b) a = 1;", "}"));
  }
}
