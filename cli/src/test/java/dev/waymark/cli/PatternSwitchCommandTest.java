package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Switches over patterns are explored like other code. */
class PatternSwitchCommandTest {
  private static final int JAVA = Runtime.version().feature();
  private static final int FINAL_SINCE = 21;

  /** In Java 17 they are a preview, with another word for guards. */
  private static final String SOURCE =
      """
      package shop;
      public class Shapes {
        sealed interface Shape permits Circle, Square {}
        record Circle(int radius) implements Shape {}
        record Square(int side) implements Shape {}
        public static int area(Shape shape) {
          return switch (shape) {
            case Circle c WHEN c.radius() > 1234 -> -1;
            case Circle c -> 3 * c.radius();
            case Square s -> s.side();
          };
        }
        public static String name(Object o) {
          return switch (o) {
            case null -> "nothing";
            case String s WHEN s.startsWith("way") -> "way";
            case String s -> "text";
            case Integer i WHEN i == 4711 -> "scent";
            default -> "something";
          };
        }
        public static int word(String text) {
          return switch (text) {
            case "hello" -> 1;
            case String s WHEN s.length() == 3 -> 2;
            case String s -> 3;
          };
        }
      }
      """;

  private static Path compiled(Workshop workshop) throws IOException {
    assumeTrue(JAVA == 17 || JAVA >= FINAL_SINCE);
    if (JAVA >= FINAL_SINCE) {
      return workshop.compile("classes", "Shapes.java", SOURCE.replace("WHEN", "when"));
    }
    String preview = SOURCE.replace("WHEN", "&&");
    Path classes =
        workshop.compile("classes", "Shapes.java", preview, "--release", "17", "--enable-preview");
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        forgetPreview(each);
      }
    }
    return classes;
  }

  /** Bytes 4 and 5 are the minor version, which says that a class needs a preview. */
  private static void forgetPreview(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[4] = 0;
    bytes[5] = 0;
    Files.write(file, bytes);
  }

  @Test
  void allCasesAreCovered(@TempDir Path folder) throws IOException {
    Workshop workshop = new Workshop(folder);
    String classes = compiled(workshop).toString();
    Execution execution = workshop.generate("shop.Shapes", "-cp", classes, "--no-confirm");
    assertEquals(0, execution.exitCode(), execution.err());
    List<String> lines = execution.out().lines().toList();
    assertEquals(List.of(), lines.stream().filter(each -> each.contains(" open (")).toList());
    List<String> infeasible = lines.stream().filter(each -> each.contains("infeasible (")).toList();
    assertEquals(1, infeasible.size(), infeasible::toString);
    assertTrue(infeasible.get(0).contains("switch shape [default]"), infeasible.get(0));
    for (String each :
        List.of("[case Circle #2]", "[case Square]", "[case null]", "[case \"hello\"]")) {
      assertTrue(execution.out().contains(each), each);
    }
    assertFalse(execution.out().contains("switch$waymark"), execution.out());
  }
}
