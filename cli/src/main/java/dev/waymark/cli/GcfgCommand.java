package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.JsonText;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.extension.Gcfg;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.report.graph.GcfgData;
import dev.waymark.report.graph.GcfgDrawing;
import dev.waymark.report.graph.GcfgText;
import dev.waymark.target.Execution;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code waymark gcfg}: where runs of a method have been, and what targets demand. */
@Command(
    name = "gcfg",
    description = {
      "Explores a method from both ends and shows the model: where runs have been (S-states), what"
          + " must hold where so that a branch is reached that they had not taken (R-states), and"
          + " the frontier between the two (marked with *)."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class GcfgCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private MethodOptions method = new MethodOptions();

  @Mixin private ExplorationOptions exploration = new ExplorationOptions();

  GcfgCommand(Console console) {
    this.console = console;
  }

  /** Keeps the model. */
  private static final class Keeper implements Observer {
    private Gcfg gcfg = new Gcfg(List.of(), List.of(), 0);

    @Override
    public void ran(TestCase test, Execution execution) {}

    @Override
    public void ended(Supplier<Gcfg> frontier) {
      gcfg = frontier.get();
    }
  }

  @Override
  public Integer call() {
    Settings given = exploration.settings();
    Settings settings = given.with(SearchChoice.parse("bidirectional"), given.trying());
    Keeper keeper = new Keeper();
    return method.explore(
        settings,
        Extensions.of(keeper),
        console,
        "model",
        found -> console.out().print(drawn(keeper.gcfg)));
  }

  private String drawn(Gcfg gcfg) {
    return switch (method.format()) {
      case TEXT -> GcfgText.of(gcfg);
      case DOT -> GcfgDrawing.dot(gcfg);
      case SVG -> GcfgDrawing.svg(gcfg);
      case JSON -> JsonText.of(GcfgData.of(gcfg));
    };
  }
}
