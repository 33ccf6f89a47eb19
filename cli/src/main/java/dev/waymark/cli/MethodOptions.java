package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.ending.Interruption;
import dev.waymark.cli.generate.Uncallable;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** One method to explore, and how to show what was found. */
final class MethodOptions {
  /** How something is shown. */
  enum Format {
    TEXT,
    DOT,
    SVG,
    JSON
  }

  @Parameters(paramLabel = "CLASS#METHOD[DESCRIPTOR]", description = "The method.")
  private String target = "";

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      description = "Folders and jars with the classes, and what they need (default: .).")
  private @Nullable String classPath;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, dot, svg or json (default: ${DEFAULT-VALUE}).")
  private Format format = Format.TEXT;

  Format format() {
    return format;
  }

  /**
   * Explores the method and has {@code shown} show what was found.
   *
   * @param name of what is shown
   * @return how the command ends
   */
  int explore(
      Settings settings,
      Extensions extensions,
      Console console,
      String name,
      Consumer<Findings> shown) {
    Selection selection = select(console);
    Explorer explorer = new Explorer(selection.program(), settings);
    try (Interruption interruption = new Interruption(explorer::interrupt)) {
      Findings found = explorer.explore(selection.targets().get(0).entries().get(0), extensions);
      shown.accept(found);
      console.out().flush();
      if (interruption.isPending()) {
        console.complain("interrupted: the " + name + " is not complete");
      }
      return ending(found, console);
    }
  }

  /** Finds the method, and what is on its class path. */
  Selection select(Console console) {
    if (target.indexOf('#') < 0) {
      throw new ProgramException("not a method: " + target + " (write CLASS#METHOD)");
    }
    Selection selection = Selection.of(target, classPath);
    selection.warnings().forEach(console::complain);
    return selection;
  }

  /** All that is on the class path. */
  Program program() {
    return Selection.program(classPath);
  }

  /** The method in {@code program}, whether or not it can be called. */
  MethodModel method(Program program) {
    return new Target(target).methods(program).get(0);
  }

  /** How a command ends that has found this. */
  static int ending(Findings found, Console console) {
    Optional<String> problem = Uncallable.reason(found);
    problem.ifPresent(console::complain);
    return problem.isPresent() ? ExitCode.NOTHING_EXPLORED : ExitCode.DONE;
  }
}
