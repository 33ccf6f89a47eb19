package dev.waymark.cli;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.ProgramException;
import dev.waymark.report.FindingsData;
import dev.waymark.report.PathText;
import dev.waymark.report.TreeDrawing;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
  /** How a tree is shown. */
  enum Format {
    TEXT,
    DOT,
    SVG,
    JSON
  }

  private final Console console;

  @Parameters(paramLabel = "CLASS#METHOD[DESCRIPTOR]", description = "The method.")
  private String target = "";

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      description = "Folders and jars with the classes, and what they need (default: .).")
  private @Nullable String classPath;

  @Mixin private ExplorationOptions exploration = new ExplorationOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, dot, svg or json (default: ${DEFAULT-VALUE}).")
  private Format format = Format.TEXT;

  TreeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (target.indexOf('#') < 0) {
      throw new ProgramException("not a method: " + target + " (write CLASS#METHOD)");
    }
    Settings settings = exploration.settings().with(PathChoice.of(exploration.treeCriterion()));
    Selection selection = Selection.of(target, classPath);
    selection.warnings().forEach(console::complain);
    Explorer explorer = new Explorer(selection.program(), settings);
    try (Interruption interruption = new Interruption(explorer::interrupt)) {
      Findings found =
          explorer.explore(selection.targets().get(0).entries().get(0), Extensions.NONE);
      console.out().print(drawn(found));
      console.out().flush();
      if (interruption.isPending()) {
        console.complain("interrupted: the tree is not complete");
      }
      Optional<String> problem = Uncallable.reason(found);
      problem.ifPresent(console::complain);
      return problem.isPresent() ? ExitCode.NOTHING_EXPLORED : ExitCode.DONE;
    }
  }

  private String drawn(Findings found) throws IOException {
    return switch (format) {
      case TEXT -> PathText.attempts(found) + PathText.counts(found) + "\n";
      case DOT -> TreeDrawing.dot(found.tree());
      case SVG -> TreeDrawing.svg(found.tree());
      case JSON ->
          JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(FindingsData.of(found)) + "\n";
    };
  }
}
