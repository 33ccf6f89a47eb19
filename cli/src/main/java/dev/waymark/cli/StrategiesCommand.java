package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.explore.search.Strategies;
import dev.waymark.explore.search.StrategyKind;
import dev.waymark.explore.search.StrategyOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code waymark strategies}: what {@code --strategy} may be. */
@Command(
    name = "strategies",
    description = "Lists the search strategies, which choose the next path.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class StrategiesCommand implements Callable<Integer> {
  private final Console console;

  StrategiesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    for (StrategyKind kind : Strategies.all()) {
      console.out().printf("%-15s %s%n", kind.name(), kind.summary());
      for (StrategyOption option : kind.options()) {
        console.out().printf("%-15s   :%s  %s%n", "", option, option.summary());
      }
      console.out().printf("%-15s   (%s)%n", "", kind.source());
    }
    return ExitCode.DONE;
  }
}
