package dev.waymark.cli;

import dev.waymark.cli.console.CommandFailures;
import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ManifestVersion;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code waymark} itself: it only knows its subcommands. */
@Command(
    name = "waymark",
    description = "Tests for Java by concolic execution, and proofs for what no test can reach.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class,
    footerHeading = "%nOptions from a file:%n",
    footer = {
      "  @FILE in place of arguments reads them from a file: separated by spaces or line ends, in",
      "  quotes if they contain spaces; a line that begins with # is a comment."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:internal error: a bug in Waymark",
      "2:wrong arguments or unusable input",
      "11:nothing could be explored: the code is there, but no test can call it",
      "12:an assertion of the code is violated: a test that fails shows it",
      "13:all tests were dropped: none of them always passes",
      "14:something is missing that Waymark cannot do without ('waymark doctor')",
    })
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(run(writer(System.out), writer(System.err), args));
  }

  /** Always UTF-8, so that what goes to a file does not depend on the locale. */
  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, false, StandardCharsets.UTF_8);
  }

  /** Runs one command line and returns its exit code; everything it wrote is flushed. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    Console console = new Console(out, err);
    CommandFailures failures = new CommandFailures(console);
    try {
      return commandLine(console, failures).execute(args);
    } catch (Error e) { // picocli hands over exceptions only
      return failures.internalError(e);
    } finally {
      out.flush();
      err.flush();
    }
  }

  static CommandLine commandLine(Console console, CommandFailures failures) {
    return new CommandLine(new Main())
        .addSubcommand(new GenerateCommand(console))
        .addSubcommand(new CoverCommand(console))
        .addSubcommand(new ReportCommand(console))
        .addSubcommand(new InspectCommand(console))
        .addSubcommand(new ExplainCommand(console))
        .addSubcommand(new TreeCommand(console))
        .addSubcommand(new GcfgCommand(console))
        .addSubcommand(new StrategiesCommand(console))
        .addSubcommand(new PlotCommand(console))
        .addSubcommand(new DoctorCommand(console))
        .addSubcommand(new CompletionCommand(console))
        .setOut(console.out())
        .setErr(console.err())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures);
  }
}
