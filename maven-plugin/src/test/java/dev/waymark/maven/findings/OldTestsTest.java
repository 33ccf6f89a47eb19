package dev.waymark.maven.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.waymark.maven.classes.ClassFolder;
import dev.waymark.maven.fork.CommandLine;
import dev.waymark.maven.fork.Listener;
import dev.waymark.maven.fork.Memory;
import dev.waymark.report.document.DocumentReader;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of tests that nobody has tried out, or that are of classes that have changed. */
class OldTestsTest {
  private static final String NAME = Sample.class.getName();
  private static final Path CLASSES = Path.of("target/test-classes");

  @TempDir private Path folder = Path.of("");

  @Test
  void testsThatNobodyHasTriedOutAreWithdrawnAndCoverNothing() throws Exception {
    Path tests = folder.resolve("tests");
    FindingsFolder findings = new FindingsFolder(folder.resolve("findings"));
    generate(tests, findings);
    assertEquals(1, FindingsFolder.testsOf(NAME, tests).size());
    assertEquals(new Coverage(2, 2, 0, 0, 0), coverage(findings));
    assertEquals(List.of(NAME), findings.withdrawUntried(tests));
    assertEquals(List.of(), FindingsFolder.testsOf(NAME, tests));
    assertEquals(List.of(), findings.withdrawUntried(tests));
  }

  @Test
  void testsThatWereTriedOutStayUntilTheClassChanges() throws Exception {
    Path tests = folder.resolve("tests");
    FindingsFolder findings = new FindingsFolder(folder.resolve("findings"));
    generate(tests, findings);
    Path file = findings.files().get(0);
    Files.writeString(file, Files.readString(file).replace("\"RUNS\"", "\"TESTS\""));
    assertEquals(List.of(), findings.withdrawUntried(tests));
    assertEquals(1, FindingsFolder.testsOf(NAME, tests).size());
    assertEquals(new Coverage(2, 2, 2, 0, 0), coverage(findings));
    findings.forgetOutdated(new ClassFolder(CLASSES), tests);
    assertEquals(1, FindingsFolder.testsOf(NAME, tests).size());
    findings.forgetOutdated(new ClassFolder(folder), tests);
    assertEquals(List.of(), findings.files());
    assertEquals(List.of(), FindingsFolder.testsOf(NAME, tests));
  }

  private static Coverage coverage(FindingsFolder findings) throws FindingsException {
    return Coverage.of(DocumentReader.read(findings.files()));
  }

  private void generate(Path tests, FindingsFolder findings) throws Exception {
    List<String> arguments =
        List.of(
            "generate",
            NAME,
            "--classpath",
            CLASSES.toAbsolutePath().toString(),
            "--out",
            tests.toString(),
            "--results",
            folder.toString(),
            "--findings",
            findings.path().toString(),
            "--no-confirm");
    assertEquals(0, commandLine().run(arguments, new Strict()).code());
  }

  private CommandLine commandLine() {
    List<Path> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(Path::of)
            .toList();
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new CommandLine(java, classPath, new Memory("2g", 1), folder);
  }

  private static final class Strict implements Listener {
    @Override
    public void result(String line) {}

    @Override
    public void complaint(String line) {
      fail(line);
    }
  }
}
