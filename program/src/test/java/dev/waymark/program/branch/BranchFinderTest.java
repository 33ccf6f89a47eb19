package dev.waymark.program.branch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.Compiled;
import dev.waymark.program.Program;
import java.util.List;
import org.junit.jupiter.api.Test;

class BranchFinderTest {
  private static List<String> labels(String source) {
    return Compiled.method(source, "m").branchPoints().stream()
        .flatMap(point -> point.branches().stream())
        .map(Branch::label)
        .toList();
  }

  @Test
  void aConditionReadsAsItsSourceDoes() {
    assertEquals(
        List.of("Triangle.m:2 a == b [true]", "Triangle.m:2 a == b [false]"),
        labels("class Triangle { static int m(int a, int b) {\n return a == b ? 1 : 2; } }"));
  }

  @Test
  void aConditionShowsWhatItWrites() {
    assertEquals(
        List.of("i++ < n", "++i == n", "(n = n + i) > 3", "the old i < i--", "v[i++] > i"),
        labels(
                """
                class C {
                  static int m(int[] v, int i, int n) {
                    if (i++ < n) return 1;
                    if (++i == n) return 2;
                    if ((n = n + i) > 3) return 3;
                    if (i < i--) return 4;
                    return v[i++] > i ? 5 : 6;
                  }
                }
                """)
            .stream()
            .filter(label -> label.endsWith(" [true]"))
            .map(label -> label.substring(label.indexOf(' ') + 1, label.indexOf(" [true]")))
            .toList());
  }

  @Test
  void implicitChecksNameTheirException() {
    assertEquals(
        List.of(
            "C.m:1 v != null [pass]",
            "C.m:1 v != null [NullPointerException]",
            "C.m:1 0 <= i < v.length [pass]",
            "C.m:1 0 <= i < v.length [ArrayIndexOutOfBoundsException]",
            "C.m:1 i != 0 [pass]",
            "C.m:1 i != 0 [ArithmeticException]"),
        labels("class C { static int m(int[] v, int i) { return v[i] / i; } }"));
  }

  @Test
  void checksThatCannotFailAreNoBranches() {
    assertEquals(
        List.of(),
        labels(
            "class C { int x; int m(int i) { x = i / 2; int[] v = new int[3]; new C().x = 1;"
                + " return x + v.length + \"abc\".length(); } }"));
  }

  @Test
  void switchesHaveOneBranchPerTarget() {
    assertEquals(
        List.of(
            "C.m:1 switch a [case 1, 2]", "C.m:1 switch a [case 4]", "C.m:1 switch a [default]"),
        labels(
            "class C { static int m(int a) { switch (a) { case 1: case 2: return 1; case 4: return 2;"
                + " default: return 3; } } }"));
  }

  @Test
  void repeatedConditionsOfOneLineAreNumbered() {
    assertEquals(
        List.of("C.m:1 p [true]", "C.m:1 p [false]", "C.m:1 p #2 [true]", "C.m:1 p #2 [false]"),
        labels("class C { static int m(boolean p) { int r = p ? 1 : 2; return p ? r : 3; } }"));
  }

  @Test
  void charsAndBooleansReadAsSuch() {
    assertEquals(
        List.of(
            "C.m:1 s.charAt(0) == 'x' [true]",
            "C.m:1 s.charAt(0) == 'x' [false]",
            "C.m:1 s.isEmpty() [true]",
            "C.m:1 s.isEmpty() [false]"),
        labels(
                "class C { static boolean m(String s) { return s.charAt(0) == 'x' && s.isEmpty(); } }")
            .stream()
            .filter(label -> !label.contains("null"))
            .toList());
  }

  @Test
  void withoutDebugInformationPlacesAreInstructions() {
    Compiled compiled =
        Compiled.with(
            List.of("-g:none"), "class C { static int m(int a) { return a > 0 ? 1 : 2; } }");
    assertEquals(
        "C.m(I)I@1 arg0 > 0 [true]",
        new Program(compiled)
            .require("C")
            .require("m")
            .branchPoints()
            .get(0)
            .branches()
            .get(0)
            .label());
  }

  @Test
  void enumSwitchesReadByTheNamesOfConstants() {
    assertEquals(
        List.of(
            "C.m:1 switch k [case B]", "C.m:1 switch k [case A, D]", "C.m:1 switch k [default]"),
        labels(
                "class C { enum K { A, B, C, D } static int m(K k) { switch (k) { case B: return 1;"
                    + " case A: case D: return 2; default: return 3; } } }")
            .stream()
            .filter(label -> label.contains("switch"))
            .toList());
  }

  @Test
  void concatenationsReadAsSuchHoweverTheyAreCompiled() {
    String source =
        "class C { static boolean m(String s, int i) { return s == \"a\" + i + 'b' + \"c\"; } }";
    List<String> expected =
        List.of("C.m:1 s == \"a\" + i + \"bc\" [true]", "C.m:1 s == \"a\" + i + \"bc\" [false]");
    for (String release : List.of("8", "17")) {
      Compiled compiled = Compiled.with(List.of("-g", "--release", release), source);
      assertEquals(
          expected,
          new Program(compiled)
              .require("C").require("m").branchPoints().stream()
                  .flatMap(point -> point.branches().stream())
                  .map(Branch::label)
                  .toList());
    }
  }

  @Test
  void arrayInitializersHaveNoChecks() {
    assertEquals(
        List.of(),
        labels(
            "class C { static Object m(Object o) { int[] v = {1, 2}; String[] s = {\"a\", null};"
                + " return new Object[] {v, s, o}; } }"));
  }
}
