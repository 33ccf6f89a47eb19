package dev.waymark.cli;

import dev.waymark.cli.ending.ClosingTime;
import dev.waymark.cli.ending.Interruption;
import dev.waymark.confirm.Confirmation;
import dev.waymark.confirm.Draft;
import dev.waymark.confirm.Examination;
import dev.waymark.confirm.Examined;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.suite.Independence;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.IndependencePairs;
import dev.waymark.program.label.Labelling;
import dev.waymark.report.ClassText;
import dev.waymark.report.Detail;
import dev.waymark.report.FindingsText;
import dev.waymark.report.IndependenceText;
import dev.waymark.report.SettingsData;
import dev.waymark.report.TestPlace;
import dev.waymark.report.Violations;
import dev.waymark.report.document.DocumentReader;
import dev.waymark.report.junit.Mocks;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
  private final Set<String> doubts = new TreeSet<>();

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

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the findings as JSON.")
  private @Nullable Path json;

  @Mixin private ReportOptions reports = new ReportOptions();

  @Option(
      names = "--findings",
      paramLabel = "FOLDER",
      description = {
        "Also write the findings of each class as JSON, to CLASS.json in this folder, as soon as its"
            + " tests are there; those of a method go to CLASS#METHOD.json."
      })
  private @Nullable Path findings;

  @Option(
      names = "--results",
      paramLabel = "FOLDER",
      defaultValue = "target/waymark",
      description =
          "The folder for journals; an interrupted exploration goes on from its journal (default:"
              + " ${DEFAULT-VALUE}).")
  private Path results = Path.of("");

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "target/generated-test-sources/waymark",
      description = "The folder for the tests (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("");

  @Option(
      names = "--mocks",
      paramLabel = "STYLE",
      defaultValue = "none",
      description =
          "How tests stand in for collaborators: none writes lambdas and small classes, mockito"
              + " writes mocks of Mockito, which has to be on the class path (default:"
              + " ${DEFAULT-VALUE}).")
  private Mocks mocks = Mocks.NONE;

  @Option(
      names = "--overwrite",
      description = "Overwrite generated tests even if somebody has edited them.")
  private boolean isOverwriting;

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
    Settings settings = exploration.settings();
    checkOutput();
    Selection selection = Selection.of(targets, classPath);
    selection.warnings().forEach(console::complain);
    checkRanges(selection.targets(), settings.bounds());
    checkMocks(selection);
    settings.labels().labelling().check(methods(selection.targets()));
    selection.unreadable().forEach(each -> console.complain(each.reason()));
    Explorer explorer = new Explorer(selection.program(), settings);
    List<ClassFindings> found = new ArrayList<>();
    Map<Witness, TestPlace> places = new LinkedHashMap<>();
    ClassReasons reasons = new ClassReasons(explorer, settings, wantedReasons(selection));
    try (Interruption interruption = new Interruption(explorer::interrupt)) {
      ClosingTime closing = new ClosingTime(exploration.time());
      explorer.countFrom(closing.start());
      TestFiles tests =
          new TestFiles(
              console,
              mocks,
              new OldTests(
                  out,
                  isOverwriting ? OldTests.Policy.OVERWRITE : OldTests.Policy.KEEP_EDITED,
                  onlyMethod(selection)),
              drafts -> examined(drafts, selection, settings, interruption, closing),
              examined -> {
                found.add(examined.findings());
                places.putAll(examined.places());
                report(examined, selection, settings.labels().labelling(), reasons);
                keep(examined, selection, settings, reasons);
              });
      ClassGenerator generator = new ClassGenerator(console, explorer, results, tests, reasons);
      generator.generate(selection.targets(), settings.budget().time(), interruption::isPending);
      List<Skipped> skipped = skipped(selection, generator, found);
      console.out().print(ClassText.skipped(skipped, detail()));
      if (selection.targets().size() > 1) {
        console.out().print(ClassText.table(found));
      }
      if (isWantedAsData()) {
        Map<ClassFindings, Independence> shown =
            independence(found, selection, settings.labels().labelling());
        ResultData data = new ResultData(SettingsData.of(settings, exploration.criterionNames()));
        writeData(data.text(found, shown, reasons.found(), places, skipped));
      }
      console.out().flush();
      return exitCode(selection, generator.exitCode(), found, tests);
    }
  }

  private int exitCode(
      Selection selection, int generated, List<ClassFindings> found, TestFiles tests) {
    int code =
        ExitCode.worse(
            generated, selection.unreadable().isEmpty() ? ExitCode.DONE : ExitCode.USAGE);
    List<String> uncallable =
        found.stream().flatMap(each -> Uncallable.reason(each).stream()).toList();
    uncallable.forEach(console::complain);
    boolean isViolated = hasViolations(found);
    if (uncallable.size() == found.size() && !isViolated && code != ExitCode.INTERNAL_ERROR) {
      return generated == ExitCode.USAGE ? ExitCode.USAGE : ExitCode.NOTHING_EXPLORED;
    }
    code = ExitCode.worse(code, isViolated ? ExitCode.ASSERTION_VIOLATED : ExitCode.DONE);
    return ExitCode.worse(code, tests.areAllDropped() ? ExitCode.ALL_DROPPED : ExitCode.DONE);
  }

  private static boolean hasViolations(List<ClassFindings> found) {
    return found.stream()
        .flatMap(each -> each.methods().stream())
        .anyMatch(each -> !Violations.of(each).isEmpty());
  }

  /** What cannot be written is refused before anything is explored. */
  private void checkOutput() {
    OutputCheck.folder("--out", out);
    OutputCheck.folder("--results", results);
    if (json != null) {
      OutputCheck.file("--json", json);
    }
    if (findings != null) {
      OutputCheck.folder("--findings", findings);
    }
    reports.check();
  }

  private boolean isWantedAsData() {
    return json != null || reports.isWanted();
  }

  private void writeData(String text) {
    if (json != null) {
      OutputFile.write(json, text);
    }
    if (reports.isWanted()) {
      reports.write(DocumentReader.read(text, "findings"), List.of(out), console);
    }
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
    return closing
        .inTime(() -> examination.examine(drafts))
        .orElseGet(() -> unconfirmed(drafts, "time was up"));
  }

  private boolean isMethod() {
    return targets.get(0).indexOf('#') >= 0;
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
    if (isWantedAsData() || findings != null) {
      return ClassReasons.Wanted.ALL;
    }
    if (selection.targets().size() > 1) {
      return ClassReasons.Wanted.NONE;
    }
    return isVerbose ? ClassReasons.Wanted.ALL : ClassReasons.Wanted.EXPLICIT;
  }

  private void report(
      Examined examined, Selection selection, Labelling labelling, ClassReasons reasons) {
    ClassFindings found = examined.findings();
    show(found, selection, reasons);
    independence(List.of(found), selection, labelling)
        .values()
        .forEach(each -> console.out().println(IndependenceText.of(each)));
    if (!examined.doubt().isEmpty() && doubts.add(examined.doubt())) {
      tellOfDoubt(examined.doubt());
    }
    for (Objective each : examined.refuted()) {
      console.complain(
          "a test takes " + each.name() + ", which was proved infeasible: please report this bug");
    }
  }

  /** Writes what was found of one class, if that is wanted. */
  private void keep(
      Examined examined, Selection selection, Settings settings, ClassReasons reasons) {
    if (findings != null) {
      ClassFindings found = examined.findings();
      Map<ClassFindings, Independence> shown =
          independence(List.of(found), selection, settings.labels().labelling());
      OutputFile.write(
          findings.resolve(found.type() + part(selection) + ".json"),
          new ResultData(SettingsData.of(settings, exploration.criterionNames()))
              .text(List.of(found), shown, reasons.found(), examined.places(), found.skipped()));
    }
  }

  /** What tells findings of one method from those of its class, in the name of a file. */
  private String part(Selection selection) {
    return isMethod() ? "#" + onlyMethod(selection).replaceAll("[^\\w$]+", "-") : "";
  }

  /** Who wants no confirmation needs no warning, but has to know what coverage means. */
  private void tellOfDoubt(String doubt) {
    String text =
        "the tests are not confirmed (" + doubt + "): covered means covered by runs, not by tests";
    if (isUnconfirmed) {
      console.out().println(text);
    } else {
      console.complain(text);
    }
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

  /** All of a method or class; of many classes one line each. */
  private void show(ClassFindings found, Selection selection, ClassReasons reasons) {
    Map<Branch, BranchReasons> shown = isVerbose ? reasons.found() : reasons.foundExplicit();
    if (isMethod()) {
      console.out().println(FindingsText.of(found.methods().get(0), detail(), shown));
    } else if (selection.targets().size() == 1) {
      console.out().println(ClassText.of(found, detail(), shown));
    } else {
      console.out().print(found.type() + ": " + ClassText.line(found));
    }
  }

  /** What MC/DC says of each class, if it is asked for. */
  private static Map<ClassFindings, Independence> independence(
      List<ClassFindings> all, Selection selection, Labelling labelling) {
    Map<ClassFindings, Independence> shown = new LinkedHashMap<>();
    for (ClassFindings found : all) {
      for (ClassTarget each : selection.targets()) {
        if (each.type().equals(found.type())) {
          Map<String, IndependencePairs> pairs = labelling.pairs(each.methods());
          shown.put(found, Independence.of(pairs, found));
        }
      }
    }
    shown.values().removeIf(each -> each.verdicts().isEmpty());
    return shown;
  }

  private static List<Skipped> skipped(
      Selection selection, ClassGenerator generator, List<ClassFindings> found) {
    List<Skipped> skipped = new ArrayList<>(selection.unreadable());
    skipped.addAll(generator.failed());
    skipped.addAll(selection.skipped());
    found.forEach(each -> skipped.addAll(each.skipped()));
    return skipped;
  }
}
