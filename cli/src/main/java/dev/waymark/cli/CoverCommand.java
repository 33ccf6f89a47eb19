package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.JsonText;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.console.OutputCheck;
import dev.waymark.cli.console.OutputFile;
import dev.waymark.confirm.Scoring;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.LabelMode;
import dev.waymark.explore.suite.Score;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.UnexplorableException;
import dev.waymark.program.label.IndependencePair.Cause;
import dev.waymark.report.ScoreData;
import dev.waymark.report.ScoreText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code waymark cover}: what a suite of tests covers. */
@Command(
    name = "cover",
    description = "Runs JUnit tests once, and says what they cover of a class.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class CoverCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "TARGET",
      description = "A class, a method, or several classes, as for generate.",
      arity = "1..*")
  private List<String> targets = new ArrayList<>();

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      required = true,
      description = "Folders and jars with the class, the tests and what they need.")
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
        "What to count: branch, ic, dc, cc, dcc, mcc, mcdc, wm (weak mutants; wm:aor,ror for some of"
            + " abs, aor, ror, cor, aoiu, uoi, lhs), rte, idc, labels (those in the code). Give"
            + " several with commas, or repeat the option (default: ${DEFAULT-VALUE})."
      })
  private List<String> criteria = new ArrayList<>();

  @Option(
      names = "--labels",
      paramLabel = "FILE",
      description = {
        "A file with more labels to count, one per line: SOURCEFILE:LINE: PREDICATE. A predicate is"
            + " a condition over the variables and fields in scope at the start of the line."
      })
  private @Nullable Path labelFile;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the score as JSON.")
  private @Nullable Path json;

  CoverCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    CriterionOptions options = CriterionOptions.parse(String.join(",", criteria));
    options = labelFile == null ? options : options.withLabelsOf(labelFile);
    if (options.criterion() == Criterion.ALL_PATHS) {
      throw new ProgramException("cover does not count all-paths (choose another criterion)");
    }
    if (json != null) {
      OutputCheck.file("--json", json);
    }
    LabelChoice choice = options.labels(LabelMode.STAR.option());
    Selection selection = Selection.of(targets, classPath);
    selection.warnings().forEach(console::complain);
    List<MethodModel> methods = new ArrayList<>();
    for (ClassTarget each : selection.targets()) {
      checkOpen(each.type());
      methods.addAll(each.methods());
    }
    if (methods.isEmpty()) {
      throw new ProgramException(
          "nothing to cover in " + String.join(" ", targets) + " (choose a class with code)");
    }
    choice.labelling().check(methods);
    Score score =
        new Scoring(selection.program(), selection.places()).score(methods, choice, tests);
    Map<String, Optional<Cause>> conditions = score.conditions(choice.labelling().pairs(methods));
    console.out().print(ScoreText.of(score, conditions));
    console.out().flush();
    if (json != null) {
      OutputFile.write(json, JsonText.of(ScoreData.of(score, conditions)));
    }
    return ExitCode.DONE;
  }

  /** Instrumented classes are not those that were signed. */
  private static void checkOpen(ClassModel type) {
    if (type.program().classes().isClosed(type.name())) {
      throw new UnexplorableException(
          type
              + " is in a signed jar or a sealed package (give its classes without the signature)");
    }
  }
}
