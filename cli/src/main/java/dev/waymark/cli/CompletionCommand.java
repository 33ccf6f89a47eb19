package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.console.OutputFile;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code waymark completion}: lets shells complete commands and options. */
@Command(
    name = "completion",
    description = {
      "Prints a script with which Bash and Zsh complete commands and options.",
      "Example: source <(waymark completion)"
    },
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class CompletionCommand implements Callable<Integer> {
  private final Console console;

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the script to a file instead of printing it.")
  private @Nullable Path out;

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    CommandSpec all = Objects.requireNonNull(spec).root();
    String script = AutoComplete.bash(all.name(), all.commandLine());
    if (out == null) {
      console.out().print(script);
    } else {
      OutputFile.write(out, script);
    }
    return ExitCode.DONE;
  }
}
