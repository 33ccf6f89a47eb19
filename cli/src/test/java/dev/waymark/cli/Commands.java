package dev.waymark.cli;

import dev.waymark.cli.console.CommandFailures;
import dev.waymark.cli.console.Console;
import java.io.PrintWriter;
import java.io.Writer;
import picocli.CommandLine;

/** The commands of {@code waymark}, to look at; what they print is lost. */
final class Commands {
  private Commands() {}

  static CommandLine all() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    Console console = new Console(nowhere, nowhere);
    return Main.commandLine(console, new CommandFailures(console));
  }
}
