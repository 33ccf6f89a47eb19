package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes explored side by side give what they give one after the other. */
class JobsTest {
  private static final String CODE =
      """
      package p;
      class Alpha {
        static int of(int a, int b) { return a > b ? a * 3 == 21 ? 7 : a : b - Beta.half(a); }
      }
      class Beta {
        static int half(int a) { if (a % 2 == 1) { return 0; } return a / 2; }
        static String name(String s) { return s.startsWith("be") ? "beta" : s.trim(); }
      }
      enum Colour {
        RED, GREEN;
        boolean isWarm(int degrees) { return this == RED && degrees > 30; }
      }
      record Pair(int first, int second) {
        int least() { return first < second ? first : second; }
      }
      """;

  @TempDir private Path folder = Path.of("");

  private Execution generate(String place, String jobs) throws IOException {
    Workshop workshop = new Workshop(folder.resolve(place));
    Path classes = new Workshop(folder).compile("classes", "Alpha.java", CODE);
    return workshop.generate(classes.toString(), "--no-confirm", "--effort", "1", "--jobs", jobs);
  }

  private Map<String, String> tests(String place) throws IOException {
    Map<String, String> all = new TreeMap<>();
    Path out = folder.resolve(place).resolve("out");
    try (Stream<Path> files = Files.walk(out)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        all.put(out.relativize(each).toString(), Files.readString(each));
      }
    }
    return all;
  }

  @Test
  void theNumberOfJobsMakesNoDifference() throws IOException {
    Execution one = generate("one", "1");
    Execution three = generate("three", "3");
    assertEquals(0, one.exitCode(), one.err());
    assertEquals(one.out().replace("/one/", "/three/"), three.out());
    assertEquals(one.err(), three.err());
    assertTrue(tests("one").size() >= 4, one.out());
    assertEquals(tests("one"), tests("three"));
  }

  @Test
  void aClassThatCannotBeWrittenDoesNotEndTheOthers() throws IOException {
    generate("two", "2");
    Path edited = folder.resolve("two/out/p/BetaWaymarkTest.java");
    Files.writeString(edited, "// mine\n" + Files.readString(edited));
    Execution again = generate("two", "2");
    assertEquals(2, again.exitCode());
    assertTrue(again.err().contains(edited + " was edited"), again.err());
    assertTrue(again.out().contains("PairWaymarkTest.java"), again.out());
    assertTrue(Files.readString(edited).startsWith("// mine"));
  }

  @Test
  void nonsenseIsRefused() throws IOException {
    assertTrue(generate("none", "0").err().contains("--jobs must be at least 1"));
    Execution both = new Workshop(folder).generate("p.Alpha", "--effort", "2", "--seconds", "3");
    assertEquals(2, both.exitCode());
    assertTrue(both.err().contains("give --effort or --seconds, not both"), both.err());
  }
}
