package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TreeCommandTest {
  private static final String METHOD = "dev.waymark.cli.Sample#both";

  @TempDir private Path folder;

  private static Execution tree(String... more) {
    String[] args = new String[more.length + 4];
    args[0] = "tree";
    args[1] = METHOD;
    args[2] = "-cp";
    args[3] = "target/test-classes";
    System.arraycopy(more, 0, args, 4, more.length);
    return Execution.of(args);
  }

  @Test
  void theExpandedTreeIsShownInTheNotationOfThePaper() {
    Execution execution = tree();
    assertEquals("", execution.err());
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().contains(" : P1\n"), execution.out());
    assertTrue(execution.out().contains(" open; "), execution.out());
  }

  @Test
  void aTreeIsDrawnForGraphvizAndBrowsersAndPrograms() {
    assertTrue(tree("--format", "dot").out().startsWith("digraph paths {"));
    assertTrue(tree("--format", "svg").out().startsWith("<svg "));
    String json = tree("--format", "json", "--criterion", "minimal-all-paths").out();
    assertTrue(json.contains("\"criterion\" : \"minimal-all-paths\""), json);
  }

  @Test
  void aClassHasNoTree() {
    Execution execution = Execution.of("tree", "dev.waymark.cli.Sample");
    assertEquals(2, execution.exitCode());
    assertTrue(execution.err().contains("write CLASS#METHOD"), execution.err());
  }

  @Test
  void testsAreWrittenForAbstractPathsAndEachHasAVerdict() {
    Execution execution =
        Execution.of(
            "generate",
            METHOD,
            "-cp",
            "target/test-classes",
            "--out",
            folder.toString(),
            "--results",
            folder.toString(),
            "--criterion",
            "minimal-all-paths");
    assertEquals("", execution.err());
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().contains("covered by test 1"), execution.out());
    assertTrue(Files.exists(folder.resolve("dev/waymark/cli/SampleWaymarkTest.java")));
  }
}
