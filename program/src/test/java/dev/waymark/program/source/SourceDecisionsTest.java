package dev.waymark.program.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class SourceDecisionsTest {

  private static SourceDecisions parse(String text) {
    return SourceDecisions.parse(List.of(new SourceFile("p/T.java", text)));
  }

  private static SourceDecisions body(String body) {
    return parse(
        "package p; class T { boolean a, b, c, d; void s() {} void m() { " + body + " } }");
  }

  private static List<String> texts(List<SourceDecision> decisions) {
    return decisions.stream()
        .map(d -> d.tree().atoms().stream().map(SourceTree.Atom::text).toList().toString())
        .toList();
  }

  private static List<String> owners(String text) {
    return parse(text).nested().stream().map(SourceDecision::owner).toList();
  }

  private static List<DecisionCopies> repetitions(String text) {
    return parse(text).nested().stream().map(SourceDecision::repetition).toList();
  }

  @Test
  void anIfThatIsAllOfAnotherKnowsIt() {
    List<SourceDecision> nested = body("if (a) { { if (b || c) s(); } }").nested();
    assertNull(nested.get(0).outer());
    assertSame(nested.get(0), nested.get(1).outer());
  }

  @Test
  void mergedChainsAreOneDecision() {
    SourceDecisions decisions = body("if (a) if (b || c) { if (d) s(); }");
    assertEquals(List.of("[a]", "[b, c]", "[d]"), texts(decisions.nested()));
    assertEquals(List.of("[a, b, c, d]"), texts(decisions.merged()));
    assertEquals(3, ((SourceTree.And) decisions.merged().get(0).tree()).operands().size());
  }

  @Test
  void equalChainsAreMergedEachForItself() {
    assertEquals(
        List.of("[a, b]", "[a, b]"), texts(body("if (a) if (b) s(); if (a) if (b) s();").merged()));
  }

  @Test
  void elseOrASecondStatementKeepsIfsApart() {
    assertEquals(List.of("[a]", "[b]"), texts(body("if (a) { if (b) s(); else s(); }").merged()));
    assertEquals(List.of("[a]", "[b]"), texts(body("if (a) { if (b) s(); } else s();").merged()));
    assertEquals(List.of("[a]", "[b]"), texts(body("if (a) { if (b) s(); s(); }").merged()));
  }

  @Test
  void finallyBlocksAreCopied() {
    assertEquals(
        List.of(DecisionCopies.ONCE, DecisionCopies.COPIED, DecisionCopies.ONCE),
        body("try { if (a) s(); } finally { if (b) s(); Runnable r = () -> { if (c) s(); }; }")
            .nested()
            .stream()
            .map(SourceDecision::repetition)
            .toList());
  }

  @Test
  void initializersAreCopiedIntoSeveralConstructors() {
    String initializers = "boolean a = hashCode() > 2, b = !a; { if (a) b = true; } ";
    assertEquals(
        List.of(DecisionCopies.COPIED, DecisionCopies.COPIED, DecisionCopies.COPIED),
        repetitions("class T { " + initializers + "T() {} T(int i) {} }"));
    assertEquals(
        List.of(DecisionCopies.ONCE, DecisionCopies.ONCE, DecisionCopies.ONCE),
        repetitions("class T { " + initializers + "T() {} T(int i) { this(); } }"));
  }

  @Test
  void theCloseOfAResourceIsCopiedToTheExitsOfItsBody() {
    assertEquals(
        List.of(DecisionCopies.COPIED, DecisionCopies.ONCE),
        repetitions(
            "class T { void m(AutoCloseable c) throws Exception { try (c) { hashCode(); } } }"));
  }

  @Test
  void classesAreNamedAsInTheirFiles() {
    assertEquals(
        List.of("p/T", "p/T$N", "p/T$1", "p/T$1Local", "p/T$2"),
        owners(
            """
            package p;
            class T {
              boolean a = hashCode() > 1;
              static class N { boolean a = hashCode() > 1; }
              Object o = new Object() { boolean a = hashCode() > 1; };
              void m() {
                class Local { boolean a = hashCode() > 1; }
                new Object() { boolean a = hashCode() > 1; };
              }
            }
            """));
  }

  @Test
  void lambdasBelongToTheClassAround() {
    assertEquals(
        List.of("T"), owners("class T { java.util.function.IntPredicate p = i -> i > 2; }"));
  }

  @Test
  void classesThatCannotBeAttributedAreNamedAllTheSame() {
    assertEquals(
        List.of("p/T", "p/T$1", "p/T$1Local"),
        owners(
            """
            package p;
            import missing.Thing;
            class T extends Thing {
              boolean a = unknown() > 1;
              Object o = new Thing() { boolean a = unknown() > 1; };
              void m() { class Local extends Thing { boolean a = unknown() > 1; } }
            }
            """));
  }

  @Test
  void whereTypesAreUnknownTheSyntaxDecides() {
    SourceDecisions decisions =
        parse(
            """
            package p;
            import missing.Thing;
            class T {
              void m(Thing t, boolean a) {
                if (true && Thing.DEBUG && a) {}
                switch (t.name()) { case "x": case "y": }
                for (Thing each : t.all()) { if (each.on) {} }
              }
            }
            """);
    assertEquals(
        List.of(
            "[Thing.DEBUG, a]", "[equals(\"x\")]", "[equals(\"y\")]", "[hasNext()]", "[each.on]"),
        texts(decisions.nested()));
  }

  @Test
  void aFileThatDoesNotParseGivesWhatCanBeRead() {
    assertEquals(
        List.of("[a]"),
        texts(parse("class T { void m(boolean a) { if (a) {} } void n( }").nested()));
  }

  @Test
  void constantsOfOtherFilesAreKnown() {
    SourceFile user =
        new SourceFile("U.java", "class U { int m(int i) { return D.ON && i > 2 ? 1 : 2; } }");
    SourceFile constants = new SourceFile("D.java", "class D { static final boolean ON = 1 < 2; }");
    assertEquals(
        List.of("[i > 2]"), texts(SourceDecisions.parse(List.of(user, constants)).nested()));
  }
}
