package dev.waymark.cli.console;

import dev.waymark.program.ProgramException;
import dev.waymark.program.Spelling;
import dev.waymark.program.UnexplorableException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what a command throws into words on standard error and an exit code. */
public final class CommandFailures
    implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private final Console console;

  public CommandFailures(Console console) {
    this.console = console;
  }

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    String message = firstLine(String.valueOf(e.getMessage()));
    console.complain(
        message.replace("is not an int", "is not a whole number, or too large") + hint(e));
    console
        .err()
        .println("try: " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
    return ExitCode.USAGE;
  }

  /** What a mistyped command or option was meant to be. */
  private static String hint(ParameterException e) {
    if (!(e instanceof UnmatchedArgumentException unmatched)) {
      return "";
    }
    String wrong = unmatched.getUnmatched().get(0).replaceFirst("=.*", "");
    CommandSpec spec = e.getCommandLine().getCommandSpec();
    return Spelling.hint(
        wrong, wrong.startsWith("-") ? spec.optionsMap().keySet() : spec.subcommands().keySet());
  }

  private static String firstLine(String message) {
    return message.lines().findFirst().orElse("");
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    return explain(e);
  }

  public int explain(Exception e) {
    if (e instanceof ProgramException unusable) {
      console.complain(unusable);
      return codeOf(unusable);
    }
    return internalError(e);
  }

  /** Code that cannot be explored is no mistake of the user. */
  public static int codeOf(ProgramException e) {
    return e instanceof UnexplorableException ? ExitCode.NOTHING_EXPLORED : ExitCode.USAGE;
  }

  public int internalError(Throwable bug) {
    bug.printStackTrace(console.err());
    console.complain("internal error: please report it, with the lines above");
    return ExitCode.INTERNAL_ERROR;
  }
}
