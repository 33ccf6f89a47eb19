package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.cli.console.CommandFailures;
import dev.waymark.cli.console.Console;
import dev.waymark.program.ProgramException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h"})
  void helpNamesTheCommandsAndExitCodes(String option) {
    Execution execution = Execution.of(option);
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().contains("inspect"), execution.out());
    assertTrue(execution.out().contains("Exit codes:"), execution.out());
  }

  @Test
  void aCommandHasItsOwnHelp() {
    Execution execution = Execution.of("inspect", "--help");
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().startsWith("Usage: waymark inspect "), execution.out());
  }

  @Test
  void theVersionIsPrinted() {
    Execution execution = Execution.of("--version");
    assertEquals(0, execution.exitCode());
    assertTrue(execution.out().startsWith("waymark "), execution.out());
  }

  @ParameterizedTest
  @CsvSource({
    "'', waymark",
    "inspekt, waymark",
    "--fast, waymark",
    "inspect, waymark inspect",
    "inspect X --depth, waymark inspect",
    "inspect X --classpath, waymark inspect",
    "inspect X --format xml, waymark inspect",
  })
  void wrongArgumentsAreToldWithAHint(String arguments, String command) {
    Execution execution = Execution.of(arguments.isEmpty() ? new String[0] : arguments.split(" "));
    String[] lines = execution.err().split("\n", -1);
    assertEquals(2, execution.exitCode());
    assertEquals(3, lines.length, execution.err());
    assertTrue(lines[0].startsWith("waymark: "), execution.err());
    assertEquals("try: " + command + " --help", lines[1]);
    assertEquals("", execution.out());
  }

  @ParameterizedTest
  @CsvSource({
    "generte X, generate",
    "stratgies, strategies",
    "generate X --secnds 3, --seconds",
    "generate X --secnds=3, --seconds",
  })
  void aMistypedCommandOrOptionIsRecognized(String arguments, String meant) {
    String err = Execution.of(arguments.split(" ")).err();
    assertTrue(err.lines().findFirst().orElse("").endsWith("(did you mean " + meant + "?)"), err);
  }

  @Test
  void argumentsCanComeFromAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("options");
    Files.writeString(file, "# how to print it\n--format json\n--classpath 'a b.jar'\n");
    String err = Execution.of("inspect", "X", "@" + file).err();
    assertTrue(err.contains("a b.jar"), err);
  }

  @Test
  void completionKnowsCommandsAndOptions(@TempDir Path folder) throws IOException {
    Execution printed = Execution.of("completion");
    assertEquals(0, printed.exitCode(), printed.err());
    assertTrue(printed.out().contains("strategies"), printed.out());
    assertTrue(printed.out().contains("--criterion"), printed.out());
    Path file = folder.resolve("waymark.bash");
    assertEquals(0, Execution.of("completion", "--out", file.toString()).exitCode());
    assertEquals(printed.out(), Files.readString(file));
  }

  @Test
  void aBugIsToldWithItsStackTrace() {
    StringWriter err = new StringWriter();
    assertEquals(1, failuresTo(err).explain(new IllegalStateException("broken")));
    assertTrue(err.toString().contains("\tat "), err.toString());
    assertTrue(err.toString().endsWith("please report it, with the lines above\n"));
  }

  @Test
  void unusableInputIsNoBug() {
    StringWriter err = new StringWriter();
    assertEquals(2, failuresTo(err).explain(new ProgramException("no such thing")));
    assertEquals("waymark: no such thing\n", err.toString());
  }

  private static CommandFailures failuresTo(StringWriter err) {
    return new CommandFailures(new Console(new PrintWriter(err), new PrintWriter(err)));
  }
}
