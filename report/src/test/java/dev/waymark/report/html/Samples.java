package dev.waymark.report.html;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.LeftOut;
import dev.waymark.report.document.Provenance;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedDecision;
import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedLoss;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedProgress;
import dev.waymark.report.document.ReportedReason;
import dev.waymark.report.document.ReportedTest;
import dev.waymark.report.document.ReportedTree;
import dev.waymark.report.document.TestReference;
import dev.waymark.report.document.VerdictKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Documents to make reports of. */
final class Samples {
  static final String METHOD = "com.acme.post.Postage#cents(I)I";

  /** What must not become markup, script or unreadable. */
  static final String HOSTILE =
      "s.equals(\"</script><script>window.attacked = 1</script><b onclick='x'>&amp;\u0007\u202e\ud800\")";

  static final String SOURCE =
      """
      package com.acme.post;

      public final class Postage {
        /* grams > 0,
           please */
        public static int cents(int grams) {
          if (grams <= 0) {
            throw new IllegalArgumentException("no <b>weight</b>");
          }
          int cents = grams <= 100 && grams != 50 ? 85 : grams + 100;
          if (cents < 0) {
            throw new IllegalStateException("negative");
          }
          return cents < 85 ? 85 : cents;
        }
      }
      """;

  static final String TESTS =
      """
      package com.acme.post;

      class PostageWaymarkTest {
        @Test
        @DisplayName("cents: grams <= 0 is true")
        void cents1() {
          assertThrows(IllegalArgumentException.class, () -> Postage.cents(0));
        }

        @Test
        void cents2() {
          assertEquals(85, Postage.cents(1));
        }
      }
      """;

  private static final ReportedReason TIME =
      new ReportedReason("UNTRIED", "the time budget is used up");
  private static final ReportedReason CALL =
      new ReportedReason(
          "PRECISION", "run incomplete: foreign call of Clock.now at Postage.java:11");
  private static final ReportedReason STATES =
      new ReportedReason("STATES", "only some states were tried (Postage.rate may change)");

  private Samples() {}

  /** Some of everything: two classes of one simple name, hostile names and texts, empty classes. */
  static Document document() {
    return new Document(
        List.of(new Provenance("0.1", "", "17", Map.of("criterion", "branch,mcdc,wm"))),
        List.of(
            type("Default", "Default.java"),
            type("com.acme.Größe$Innen$1", "Größe.java"),
            type("com.acme.hostile.Hostile", "Hostile.java", hostile()),
            type(
                "com.acme.mail.Postage",
                "Postage.java",
                method("com.acme.mail.Postage#cents(I)I", List.of())),
            type("com.acme.post.Postage", "Postage.java", postage())),
        List.of(new LeftOut("com.acme.Inner <init>", "an inner class that is not static")));
  }

  static ReportedClass type(String name, String file, ReportedMethod... methods) {
    return new ReportedClass(name, file, "", true, List.of(methods));
  }

  /** A method with two tests and nothing else but objectives. */
  static ReportedMethod method(String name, List<ReportedObjective> objectives) {
    return new ReportedMethod(
        name,
        List.of(),
        List.of(),
        List.of(),
        "TIME",
        Map.of("runs", "12"),
        List.of(test(1, "0", "THREW"), test(2, "1", "RETURNED")),
        objectives,
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of());
  }

  private static ReportedTest test(int number, String input, String outcome) {
    boolean isThrown = outcome.equals("THREW");
    return new ReportedTest(
        number,
        Map.of("grams", input),
        List.of(),
        outcome,
        isThrown ? "java.lang.IllegalArgumentException" : "85",
        "",
        true,
        "",
        List.of("cents:7 grams <= 0 [true]"),
        "com.acme.post.PostageWaymarkTest",
        "cents" + number,
        "cents: test " + number,
        false);
  }

  private static ReportedMethod postage() {
    ReportedMethod plain = method(METHOD, postageObjectives());
    return new ReportedMethod(
        METHOD,
        List.of(7, 8, 10, 11, 12, 14),
        List.of(7, 8, 10),
        List.of(12),
        "TIME",
        Map.of("runs", "12", "paths", "5"),
        plain.tests(),
        plain.objectives(),
        List.of(
            finding(ReportedFinding.Kind.EXPECTED_EXCEPTION, "IllegalArgumentException", 8),
            finding(ReportedFinding.Kind.UNEXPECTED_EXCEPTION, "ArithmeticException", 10)),
        List.of(decision()),
        List.of(new ReportedLoss("foreign call", "Clock.now", "Postage.java:11", 3)),
        Optional.of(tree()),
        List.of(
            new ReportedProgress(
                "com.acme.post.Postage",
                METHOD,
                List.of(
                    new ReportedProgress.Point(1, 20, 3), new ReportedProgress.Point(5, 90, 6)))));
  }

  private static List<ReportedObjective> postageObjectives() {
    Objectives make = new Objectives(METHOD, "Postage.java");
    List<ReportedObjective> all = new ArrayList<>(make.condition(7, "grams <= 0"));
    all.addAll(make.condition(10, "grams <= 100"));
    all.add(make.open(11, "cents < 0", "true", TIME, CALL, STATES));
    all.add(make.open(11, "cents < 0", "false", TIME));
    all.add(
        make.infeasible(
            14,
            "cents < 85",
            "true",
            "line 10 sets cents = 85",
            "line 10 sets cents = grams + 100"));
    all.add(make.covered(14, "cents < 85", "false"));
    all.add(make.withinBounds(10, "grams != 50", "false"));
    all.add(make.infeasible(10, "grams != null", "NullPointerException"));
    all.add(make.label(7, "ROR", "grams <= 0 -> <", VerdictKind.COVERED));
    all.add(make.label(14, "ABS", "cents -> abs(cents)", VerdictKind.INFEASIBLE));
    all.add(
        make.label(10, "MCDC", "grams <= 100 is true, grams != 50 is true", VerdictKind.COVERED));
    all.add(make.path("7+", VerdictKind.COVERED));
    all.add(make.label(99, "ROR", "beyond the end", VerdictKind.COVERED));
    return all;
  }

  private static ReportedFinding finding(ReportedFinding.Kind kind, String exception, int line) {
    return new ReportedFinding(
        kind,
        "java.lang." + exception,
        "no <b>weight</b>",
        "com.acme.post.Postage.cents:" + line,
        1);
  }

  private static ReportedDecision decision() {
    Optional<ReportedDecision.Side> yes =
        Optional.of(new ReportedDecision.Side(new TestReference(METHOD, 1), "TT"));
    Optional<ReportedDecision.Side> no =
        Optional.of(new ReportedDecision.Side(new TestReference(METHOD, 2), "FT"));
    return new ReportedDecision(
        METHOD,
        "Postage.java:10",
        "grams <= 100 && grams != 50",
        List.of(
            new ReportedDecision.Condition(
                "grams <= 100",
                VerdictKind.COVERED,
                "shown by test 1 and test 2 (unique cause)",
                "unique cause",
                yes,
                no),
            new ReportedDecision.Condition(
                "grams != 50",
                VerdictKind.OPEN,
                "open (the time budget is used up)",
                "",
                Optional.empty(),
                Optional.empty())),
        List.of(
            row(List.of("true", "true"), "true", VerdictKind.COVERED),
            row(List.of("true", "false"), "false", VerdictKind.OPEN),
            row(List.of("false", "not evaluated"), "false", VerdictKind.COVERED)));
  }

  private static ReportedDecision.Row row(
      List<String> values, String outcome, VerdictKind verdict) {
    return new ReportedDecision.Row(
        values,
        outcome,
        METHOD + "@Postage.java:10 MCDC: grams <= 100 is true, grams != 50 is true",
        verdict,
        verdict.toString(),
        Optional.of(new TestReference(METHOD, 1)).filter(each -> verdict == VerdictKind.COVERED));
  }

  private static ReportedTree tree() {
    ReportedTree left = new ReportedTree("7+", "covered", "P1", List.of());
    ReportedTree right = new ReportedTree("7-", "infeasible", "I1", List.of());
    return new ReportedTree("R", "covered", "", List.of(left, right));
  }

  private static ReportedMethod hostile() {
    String name = "com.acme.hostile.Hostile#<b>(Ljava/lang/String;)V";
    Objectives make = new Objectives(name, "Hostile.java");
    List<ReportedObjective> all = new ArrayList<>(make.condition(3, HOSTILE));
    all.addAll(make.condition(4, "s.equals(\"" + "x".repeat(100_000) + "\")"));
    all.add(make.open(5, HOSTILE, "true", new ReportedReason("NEW_KIND", HOSTILE)));
    all.add(make.label(6, HOSTILE, HOSTILE, VerdictKind.OPEN));
    return method(name, all);
  }

  /** One class of so many branches, two in a line, with a source of as many lines. */
  static Document large(int branches) {
    String name = "com.acme.Large#choose(I)I";
    Objectives make = new Objectives(name, "Large.java");
    List<ReportedObjective> all = new ArrayList<>();
    IntStream.rangeClosed(1, branches / 2)
        .forEach(
            i -> {
              all.add(make.covered(i, "x == " + i, "true"));
              all.add(
                  i % 3 == 0
                      ? make.open(i, "x == " + i, "false", TIME, CALL)
                      : make.infeasible(i, "x == " + i, "false", "line 1 sets x"));
              all.add(make.label(i, "ROR", "x == " + i + " -> !=", VerdictKind.COVERED));
              all.add(make.label(i, "ABS", "x -> abs(x)", VerdictKind.INFEASIBLE));
            });
    return new Document(
        List.of(), List.of(type("com.acme.Large", "Large.java", method(name, all))), List.of());
  }

  static String largeSource(int branches) {
    StringBuilder source = new StringBuilder();
    IntStream.rangeClosed(1, branches / 2)
        .forEach(
            i ->
                source
                    .append("    if (x == ")
                    .append(i)
                    .append(") return \"")
                    .append(i)
                    .append("\";\n"));
    return source.toString();
  }
}
