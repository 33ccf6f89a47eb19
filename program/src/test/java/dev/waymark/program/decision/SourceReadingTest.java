package dev.waymark.program.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.Compiled;
import dev.waymark.program.JdkClasses;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.DecisionText;
import dev.waymark.program.source.SourceDecisions;
import dev.waymark.program.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class SourceReadingTest {
  private static List<String> decisions(String body) {
    String source =
        "class C { static int m(int a, int b, boolean p) {\n" + body + "\n return a; } }";
    SourceDecisions truth = SourceDecisions.parse(List.of(new SourceFile("C.java", source)));
    Program program = new Program(Compiled.of(source), new JdkClasses(), owner -> truth.nested());
    MethodModel method = program.require("C").require("m");
    DecisionText text = new DecisionText(method.branchPoints());
    return method.decisions().stream()
        .map(decision -> text.of(decision.tree()) + " " + decision.reading())
        .toList();
  }

  @Test
  void nestedIfsAreSplitWhereTheSourceHasThem() {
    assertEquals(
        List.of("a > 0 SINGLE", "b > 0 && p SOURCE"),
        decisions("if (a > 0) {\n if (b > 0 && p) a = 1; }"));
    assertEquals(
        List.of("a > 0 || p SOURCE", "b > 0 SINGLE", "a < 9 SINGLE"),
        decisions("if (a > 0 || p)\n if (b > 0)\n if (a < 9) a = 1;"));
  }

  @Test
  void oneExpressionIsConfirmed() {
    assertEquals(List.of("a > 0 && b > 0 SOURCE"), decisions("if (a > 0 && b > 0) a = 1;"));
  }

  @Test
  void bothFormsOnOneLineAreLeftAsTheyAre() {
    assertEquals(
        List.of("a > 0 && b > 0 JOINED", "a > 1 && b > 1 JOINED"),
        decisions("if (a > 0) if (b > 0) a = 1; if (a > 1 && b > 1) a = 2;"));
  }

  @Test
  void aSplitDecisionLeadsToTheNextOne() {
    String source =
        "class C { static int m(int a, int b) {\n if (a > 0) {\n if (b > 0) a = 1; }\n return a; } }";
    SourceDecisions truth = SourceDecisions.parse(List.of(new SourceFile("C.java", source)));
    List<Decision> decisions =
        new Program(Compiled.of(source), new JdkClasses(), owner -> truth.nested())
            .require("C")
            .require("m")
            .decisions();
    assertEquals(decisions.get(1).entry(), decisions.get(0).whenTrue());
    assertEquals(decisions.get(1).whenFalse(), decisions.get(0).whenFalse());
  }
}
