package dev.waymark.cli;

import dev.waymark.program.ProgramException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns what a command throws into words on standard error and an exit code. */
final class CommandFailures implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private final Console console;

  CommandFailures(Console console) {
    this.console = console;
  }

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    console.complain(firstLine(String.valueOf(e.getMessage())));
    console
        .err()
        .println("try: " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
    return ExitCode.USAGE;
  }

  private static String firstLine(String message) {
    return message.lines().findFirst().orElse("");
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    return explain(e);
  }

  int explain(Exception e) {
    if (e instanceof ProgramException unusable) {
      console.complain(unusable);
      return ExitCode.USAGE;
    }
    return internalError(e);
  }

  int internalError(Throwable bug) {
    bug.printStackTrace(console.err());
    console.complain("internal error: please report it, with the lines above");
    return ExitCode.INTERNAL_ERROR;
  }
}
