package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.JsonText;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.report.FindingsData;
import dev.waymark.report.PathText;
import dev.waymark.report.graph.TreeDrawing;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code waymark tree}: the paths of a method, as an expanded or an abstract tree. */
@Command(
    name = "tree",
    description = {
      "Explores a method and draws the tree of its paths: covered (P), redundant (R), infeasible (I)"
          + " and open (?). Folded nodes are in brackets: <OR>, «AND», {CALL}, (LOOP), [ITE]."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class TreeCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private MethodOptions method = new MethodOptions();

  @Mixin private ExplorationOptions exploration = new ExplorationOptions();

  TreeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Settings settings = exploration.settings().with(PathChoice.of(exploration.treeCriterion()));
    return method.explore(
        settings, Extensions.NONE, console, "tree", found -> console.out().print(drawn(found)));
  }

  private String drawn(Findings found) {
    return switch (method.format()) {
      case TEXT -> PathText.attempts(found) + PathText.counts(found) + "\n";
      case DOT -> TreeDrawing.dot(found.tree());
      case SVG -> TreeDrawing.svg(found.tree());
      case JSON -> JsonText.of(FindingsData.of(found));
    };
  }
}
