package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.ending.ClosingTime;
import dev.waymark.cli.ending.Interruption;
import dev.waymark.cli.generate.ClassGenerator;
import dev.waymark.cli.generate.ClassReasons;
import dev.waymark.cli.generate.ClassReport;
import dev.waymark.cli.generate.ClassResults;
import dev.waymark.cli.generate.ResultData;
import dev.waymark.cli.generate.TestFiles;
import dev.waymark.cli.generate.ToolIdentity;
import dev.waymark.cli.history.ClassResult;
import dev.waymark.cli.history.History;
import dev.waymark.cli.history.HistoryFolder;
import dev.waymark.cli.history.HistoryKeys;
import dev.waymark.cli.history.HistoryOptions;
import dev.waymark.confirm.Confirmation;
import dev.waymark.confirm.Draft;
import dev.waymark.confirm.Examination;
import dev.waymark.confirm.Examined;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.report.ClassText;
import dev.waymark.report.Detail;
import dev.waymark.report.SettingsData;
import dev.waymark.report.junit.Mocks;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code waymark generate}: tests for the methods of classes. */
@Command(
    name = "generate",
    description = "Writes tests for methods, and says which branches no test can cover.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "2:wrong arguments or unusable input",
      "11:nothing could be explored: the code is there, but no test can call it",
      "12:an assertion of the code is violated: a test that fails shows it",
      "13:all tests were dropped: none of them always passes",
    })
final class GenerateCommand implements Callable<Integer> {
  /** What a test may take longer in a JVM of its own, with all that JUnit does. */
  private static final Duration CONFIRMATION = Duration.ofSeconds(5);

  private final Console console;

  @Parameters(
      paramLabel = "TARGET",
      description = {
        "A method, CLASS#METHOD[DESCRIPTOR]; a class; a package, com.acme.*, or com.acme.** with"
            + " the packages below it; or a folder or jar of classes. Give several classes and"
            + " packages to explore them together."
      },
      arity = "1..*")
  private List<String> targets = new ArrayList<>();

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      description = {
        "Folders and jars with the classes and what they need (default: the current folder, or"
            + " nothing if the target is a folder or jar)."
      })
  private @Nullable String classPath;

  @Mixin private ExplorationOptions exploration = new ExplorationOptions();

  @Mixin private ExistingTests existing = new ExistingTests();

  @Mixin private JobOptions parallel = new JobOptions();

  @Mixin private OutputOptions output = new OutputOptions();

  @Option(
      names = "--mocks",
      paramLabel = "STYLE",
      defaultValue = "none",
      description =
          "How tests stand in for collaborators: none writes lambdas and small classes, mockito"
              + " writes mocks of Mockito, which has to be on the class path (default:"
              + " ${DEFAULT-VALUE}).")
  private Mocks mocks = Mocks.NONE;

  @Spec private CommandSpec command = CommandSpec.create();

  @Option(names = "--verbose", description = "Say every reason, and all that was skipped.")
  private boolean isVerbose;

  @Option(
      names = "--no-confirm",
      description =
          "Keep tests without compiling and running them; then covered means covered by runs.")
  private boolean isUnconfirmed;

  GenerateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    exploration.settings(); // what is wrong with them is told before classes are read
    output.check();
    Selection whole = Selection.of(targets, classPath);
    whole.warnings().forEach(console::complain);
    int jobs = parallel.jobs(whole.targets().size(), exploration.memory());
    Settings settings = exploration.settings().forJobs(jobs);
    Selection selection = whole.with(existing, settings, console);
    checkRanges(selection.targets(), settings.bounds());
    checkMocks(selection);
    settings.labels().labelling().check(methods(selection.targets()));
    selection.unreadable().forEach(each -> console.complain(each.reason()));
    List<Explorer> explorers = explorers(selection, settings, jobs);
    ClassReasons reasons = new ClassReasons(settings, wantedReasons(selection));
    ResultData data =
        new ResultData(SettingsData.of(settings, exploration.criterionNames(), exploration.time()));
    History history = history(selection, settings);
    ClassReport report =
        new ClassReport(
            console,
            scope(selection),
            detail(),
            selection.targets(),
            settings.labels().labelling());
    ClassResults results =
        new ClassResults(
            console,
            report,
            reasons,
            history,
            new ClassResults.Wishes(isDataNeeded(), isUnconfirmed),
            result -> keep(result, selection, data));
    Runnable stop = () -> explorers.forEach(Explorer::interrupt);
    try (Interruption interruption = new Interruption(stop)) {
      ClosingTime closing = new ClosingTime(exploration.time());
      explorers.forEach(each -> each.countFrom(closing.start()));
      TestFiles tests =
          new TestFiles(
              console,
              mocks,
              output.oldTests(onlyMethod(selection)),
              drafts -> examined(drafts, selection, settings, interruption, closing),
              results);
      ClassGenerator generator =
          new ClassGenerator(console, explorers, output.results(), tests, reasons, history);
      Budget budget = settings.budget();
      Duration time = budget.isOfWork() ? Duration.ZERO : budget.time();
      generator.generate(selection.targets(), time, interruption::isPending);
      List<Skipped> skipped = skipped(selection, generator, results.all());
      console.out().print(ClassText.skipped(skipped, detail()));
      if (selection.targets().size() > 1) {
        console.out().print(ClassText.table(results.all().stream().map(ClassResult::row).toList()));
      }
      if (output.isDataWanted()) {
        output.writeData(
            data.text(results.all().stream().map(ClassResult::data).toList(), skipped), console);
      }
      console.out().flush();
      return exitCode(selection, generator.exitCode(), results.all(), tests);
    }
  }

  private static List<Explorer> explorers(Selection selection, Settings settings, int jobs) {
    List<Explorer> explorers = new ArrayList<>();
    explorers.add(new Explorer(selection.program(), settings));
    while (explorers.size() < jobs) {
      explorers.add(explorers.get(0).another());
    }
    return explorers;
  }

  private int exitCode(
      Selection selection, int generated, List<ClassResult> found, TestFiles tests) {
    int code =
        ExitCode.worse(
            generated, selection.unreadable().isEmpty() ? ExitCode.DONE : ExitCode.USAGE);
    List<String> uncallable =
        found.stream().map(ClassResult::uncallable).filter(each -> !each.isEmpty()).toList();
    uncallable.forEach(console::complain);
    boolean isViolated = found.stream().anyMatch(ClassResult::isViolated);
    if (uncallable.size() == found.size() && !isViolated && code != ExitCode.INTERNAL_ERROR) {
      return generated == ExitCode.USAGE ? ExitCode.USAGE : ExitCode.NOTHING_EXPLORED;
    }
    code = ExitCode.worse(code, isViolated ? ExitCode.ASSERTION_VIOLATED : ExitCode.DONE);
    return ExitCode.worse(code, tests.areAllDropped() ? ExitCode.ALL_DROPPED : ExitCode.DONE);
  }

  /** What is known of the targets from earlier runs, if there is a folder for that. */
  private History history(Selection selection, Settings settings) {
    Path folder = output.history();
    if (folder == null) {
      return History.none();
    }
    String method = onlyMethod(selection);
    String part = output.oldTests(method).part(selection.targets().get(0).type());
    List<Object> all =
        List.of(
            ToolIdentity.data(),
            HistoryOptions.of(command),
            settings.labels(),
            scope(selection),
            wantedReasons(selection),
            method,
            part,
            selection.targets().stream().map(ClassTarget::existing).toList());
    History history =
        History.of(
            new HistoryFolder(folder, console),
            new HistoryKeys(selection.program().classes()),
            selection.targets(),
            all.toString());
    console
        .err()
        .println(
            "%d of %d classes are as they were in %s"
                .formatted(history.size(), selection.targets().size(), folder));
    return history;
  }

  /** Whether somebody needs findings as data, or may need them later. */
  private boolean isDataNeeded() {
    return output.isDataWanted() || output.isEachClassWanted() || output.history() != null;
  }

  private void checkMocks(Selection selection) {
    if (mocks == Mocks.MOCKITO && selection.program().find("org/mockito/Mockito") == null) {
      throw new ProgramException(
          "Mockito is not on the class path: add its jars to --classpath, or leave out --mocks");
    }
  }

  private Detail detail() {
    return isVerbose ? Detail.FULL : Detail.BRIEF;
  }

  private List<Examined> examined(
      List<Draft> drafts,
      Selection selection,
      Settings settings,
      Interruption interruption,
      ClosingTime closing) {
    closing.explored(drafts.size());
    if (isUnconfirmed || interruption.isPending()) {
      return unconfirmed(drafts, isUnconfirmed ? "--no-confirm" : "interrupted");
    }
    Confirmation confirmation =
        new Confirmation(
            selection.places(),
            settings.runTime().plus(CONFIRMATION),
            settings.seed(),
            settings.assertions());
    Examination examination = new Examination(confirmation, selection.program(), settings.labels());
    AtomicReference<@Nullable List<Examined>> known = new AtomicReference<>();
    return closing
        .inTime(() -> examination.examine(drafts, known::set))
        .or(() -> Optional.ofNullable(known.get()))
        .orElseGet(() -> unconfirmed(drafts, "time was up"));
  }

  private boolean isMethod() {
    return targets.get(0).indexOf('#') >= 0;
  }

  private ClassReport.Scope scope(Selection selection) {
    if (isMethod()) {
      return ClassReport.Scope.METHOD;
    }
    return selection.targets().size() == 1 ? ClassReport.Scope.CLASS : ClassReport.Scope.CLASSES;
  }

  /** The method that is meant, with its descriptor; empty if whole classes are. */
  private String onlyMethod(Selection selection) {
    if (!isMethod()) {
      return "";
    }
    MethodModel method = selection.targets().get(0).entries().get(0).method();
    return method.name() + method.descriptor();
  }

  private static List<Examined> unconfirmed(List<Draft> drafts, String why) {
    return drafts.stream().map(draft -> Examination.unconfirmed(draft, why)).toList();
  }

  /** For many classes, nobody sees them but in a file. */
  private ClassReasons.Wanted wantedReasons(Selection selection) {
    if (output.isDataWanted() || output.isEachClassWanted()) {
      return ClassReasons.Wanted.ALL;
    }
    if (selection.targets().size() > 1) {
      return ClassReasons.Wanted.NONE;
    }
    return isVerbose ? ClassReasons.Wanted.ALL : ClassReasons.Wanted.EXPLICIT;
  }

  /** Writes what was found of one class, if that is wanted. */
  private void keep(ClassResult result, Selection selection, ResultData data) {
    if (output.isEachClassWanted()) {
      output.writeClass(
          result.type() + part(selection), data.text(List.of(result.data()), result.skipped()));
    }
  }

  /** What tells findings of one method from those of its class, in the name of a file. */
  private String part(Selection selection) {
    return isMethod() ? "#" + onlyMethod(selection).replaceAll("[^\\w$]+", "-") : "";
  }

  private static List<MethodModel> methods(List<ClassTarget> targets) {
    return targets.stream().flatMap(each -> each.methods().stream()).toList();
  }

  private static void checkRanges(List<ClassTarget> targets, Bounds bounds) {
    Set<String> names = new TreeSet<>();
    for (ClassTarget each : targets) {
      each.entries().forEach(entry -> names.addAll(entry.parameterNames()));
    }
    for (String name : new TreeSet<>(bounds.ranges().keySet())) {
      if (!names.contains(name)) {
        throw new ProgramException(
            "no parameter is called " + name + " (there are: " + String.join(", ", names) + ")");
      }
    }
  }

  private static List<Skipped> skipped(
      Selection selection, ClassGenerator generator, List<ClassResult> found) {
    List<Skipped> skipped = new ArrayList<>(selection.unreadable());
    skipped.addAll(generator.failed());
    skipped.addAll(selection.skipped());
    found.forEach(each -> skipped.addAll(each.skipped()));
    return skipped;
  }
}
