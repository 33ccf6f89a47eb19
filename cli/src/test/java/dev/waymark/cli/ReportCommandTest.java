package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.cli.console.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {
  @TempDir Path folder = Path.of("");

  @Test
  void findingsOfARealRunBecomeReports() {
    Path json = folder.resolve("findings.json");
    Path first = folder.resolve("first");
    Execution generated =
        Execution.of(
            "generate",
            Sample.class.getName() + "#max",
            "--classpath",
            "target/test-classes",
            "--out",
            folder.resolve("tests").toString(),
            "--results",
            folder.resolve("results").toString(),
            "--json",
            json.toString(),
            "--formats",
            "markdown,jacoco,lcov,cobertura,sarif,junit,evidence",
            "--reports",
            first.toString());
    assertEquals(0, generated.exitCode(), generated.err());
    Path second = folder.resolve("second");
    Execution again =
        Execution.of(
            "report",
            json.toString(),
            "--formats",
            "markdown,evidence",
            "--out",
            second.toString());
    assertEquals(0, again.exitCode(), again.err());
    assertEquals(read(first.resolve("waymark.md")), read(second.resolve("waymark.md")));
    assertEquals(read(first.resolve("evidence.csv")), read(second.resolve("evidence.csv")));
  }

  @Test
  void aFolderForReportsAloneMeansHtml() {
    Path reports = folder.resolve("reports");
    Execution generated =
        Execution.of(
            "generate",
            Sample.class.getName() + "#max",
            "--classpath",
            "target/test-classes",
            "--out",
            folder.resolve("tests").toString(),
            "--results",
            folder.resolve("results").toString(),
            "--reports",
            reports.toString());
    assertEquals(0, generated.exitCode(), generated.err());
    assertTrue(generated.out().contains("html report written to " + reports), generated.out());
  }

  @Test
  void aFileThatIsNoneIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("x.json"), "{\"a\": 1}");
    assertRefused("has no findings of Waymark", "report", file.toString());
    assertRefused("no such file", "report", folder.resolve("y.json").toString());
  }

  @Test
  void aFormatThatIsNoneIsRefused() {
    assertRefused(
        "no report format jacco (did you mean jacoco?)", "report", "x", "--formats", "jacco");
  }

  @Test
  void aFolderThatIsNoneIsRefusedBeforeAnythingIsExplored() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertRefused("is not a folder", "report", "x.json", "--out", file.toString());
    assertRefused(
        "is not a folder",
        "generate",
        Sample.class.getName() + "#max",
        "--classpath",
        "target/test-classes",
        "--formats",
        "markdown",
        "--reports",
        file.toString());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFolderThatTakesNoFilesIsRefusedBeforeAnythingIsExplored() {
    assertRefused("/proc is not writable", "report", "x.json", "--out", "/proc/waymark");
  }

  private static void assertRefused(String reason, String... arguments) {
    Execution execution = Execution.of(arguments);
    assertEquals(ExitCode.USAGE, execution.exitCode());
    assertTrue(execution.err().contains(reason), execution.err());
    assertEquals(1, execution.err().lines().count(), execution.err());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
