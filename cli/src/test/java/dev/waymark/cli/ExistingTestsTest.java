package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tests cover that somebody has written needs no others. */
class ExistingTestsTest {
  private static final String CODE =
      """
      package p;
      public class Money {
        private Money() {}
        public static int round(int cents, int step) {
          if (step <= 0) { throw new IllegalArgumentException("step"); }
          return cents % step == 0 ? cents : cents + step - cents % step;
        }
        public static String sign(int a) { return a > 0 ? "+" : "-"; }
        public static boolean isKey(String text) { return text.hashCode() == 1_216_985_755; }
      }
      """;

  private static final String TESTS =
      """
      package p;
      import static org.junit.jupiter.api.Assertions.assertEquals;
      import static org.junit.jupiter.api.Assertions.assertFalse;
      import org.junit.jupiter.api.Test;
      class MoneyTest {
        @Test void rounds() { assertEquals(10, Money.round(8, 5)); }
        @Test void signs() { assertEquals("+-", Money.sign(3) + Money.sign(-3)); }
        @Test void keys() { assertFalse(Money.isKey("password".repeat(2))); }
      }
      """;

  @TempDir private Path folder = Path.of("");

  private Path classes = Path.of("");

  @BeforeEach
  void compile() throws IOException {
    Workshop workshop = new Workshop(folder);
    classes = workshop.compile("classes", "Money.java", CODE);
    String path = classes + File.pathSeparator + System.getProperty("java.class.path");
    Path unused = workshop.compile("classes", "MoneyTest.java", TESTS, "-cp", path);
  }

  private Execution generate(String... more) {
    String[] args = new String[more.length + 5];
    System.arraycopy(
        new String[] {"p.Money", "--classpath", classes.toString(), "--effort", "1"},
        0,
        args,
        0,
        5);
    System.arraycopy(more, 0, args, 5, more.length);
    return new Workshop(folder).generate(args);
  }

  @Test
  void whatTheyCoverIsToldAndGetsNoTest() throws IOException {
    Execution found = generate("--tests", "p.MoneyTest", "--no-confirm");
    assertEquals(0, found.exitCode(), found.err());
    assertTrue(found.err().startsWith("3 existing tests cover "), found.err());
    assertTrue(
        found.out().matches("(?s).*sign:8 a > 0 \\[true\\] +covered by existing tests.*"),
        found.out());
    assertTrue(
        found.out().matches("(?s).*round:5 step <= 0 \\[true\\] +covered by test 1.*"),
        found.out());
    String tests = Files.readString(folder.resolve("out/p/MoneyWaymarkTest.java"));
    assertTrue(tests.contains("Money.round("), tests);
    assertFalse(tests.contains("Money.sign("), tests);
  }

  @Test
  void theirConstantsAreTriedAsInputs() {
    Execution helped = generate("--tests", "p.MoneyTest", "--no-confirm");
    String covered = "(?s).*isKey:9 text.hashCode\\(\\) == 1216985755 \\[true\\] +covered.*";
    assertTrue(helped.out().matches(covered), helped.out());
  }

  @Test
  void whatTheyCannotSayIsRefused() {
    Execution paths = generate("--tests", "p.MoneyTest", "--criterion", "mcdc");
    assertEquals(2, paths.exitCode());
    assertTrue(paths.err().contains("--tests is for branches and single labels"), paths.err());
    Execution missing = generate("--tests", "p.NoTest");
    assertEquals(2, missing.exitCode());
  }
}
