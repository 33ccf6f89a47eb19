package dev.waymark.cli;

import dev.waymark.confirm.Scoring;
import dev.waymark.explore.ClassTarget;
import dev.waymark.explore.LabelChoice;
import dev.waymark.explore.LabelMode;
import dev.waymark.explore.Score;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.report.ScoreText;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code waymark cover}: what a suite of tests covers. */
@Command(
    name = "cover",
    description = "Runs JUnit tests once, and says what they cover of a class, and what not.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class CoverCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "TARGET", description = "A class, or a method of one: CLASS#METHOD.")
  private String target = "";

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      required = true,
      description = "Folders and jars with the class, the tests, and what they need.")
  private @Nullable String classPath;

  @Option(
      names = "--tests",
      paramLabel = "CLASS[,CLASS...]",
      split = ",",
      required = true,
      description = "The classes with tests.")
  private List<String> tests = new ArrayList<>();

  @Option(
      names = "--criterion",
      paramLabel = "NAME[,NAME...]",
      defaultValue = "branch",
      description = {
        "What to look at: branch, ic, dc, cc, dcc, mcc, mcdc, wm, rte, idc, labels; several at once,"
            + " repeatable (default: ${DEFAULT-VALUE})."
      })
  private List<String> criteria = new ArrayList<>();

  CoverCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    CriterionOptions options = CriterionOptions.parse(String.join(",", criteria));
    LabelChoice choice = options.labels(LabelMode.STAR.option());
    Selection selection = Selection.of(target, classPath);
    List<MethodModel> methods = new ArrayList<>();
    for (ClassTarget each : selection.targets()) {
      methods.addAll(each.methods());
    }
    if (methods.isEmpty()) {
      throw new ProgramException("nothing to cover in " + target + " (choose a class with code)");
    }
    Score score =
        new Scoring(selection.program(), selection.places()).score(methods, choice, tests);
    console.out().print(ScoreText.of(score));
    console.out().flush();
    return ExitCode.DONE;
  }
}
