package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.confirm.Confirmation;
import dev.waymark.confirm.Draft;
import dev.waymark.confirm.Examination;
import dev.waymark.confirm.Examined;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.report.junit.TestClass;
import dev.waymark.target.Entry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Waymark on a class and what is nested in it, with the settings that {@code waymark generate} has
 * by default, save the time.
 *
 * <p>Nothing else in this package knows how the tool is called.
 *
 * @param sources the tests that were confirmed, by the internal names of their classes
 * @param tests how many tests those are
 * @param verdicts what is known of the branches
 * @param skipped why methods were not called, by the names of the methods
 * @param divergences how many runs took another path than solved for
 * @param problems what went wrong
 */
record WaymarkRun(
    Map<String, String> sources,
    int tests,
    Map<Branch, Verdict> verdicts,
    Map<String, String> skipped,
    int divergences,
    List<String> problems) {
  private static final int MOST_RUNS = 100_000;

  /** What inputs are tried. */
  static final Bounds BOUNDS = new Bounds(Bounds.LONGEST_ARRAY, Map.of());

  private static final Duration PATIENCE = Duration.ofSeconds(15);

  /** Explores {@code extent} within {@code time}, and tries the tests out after that. */
  static WaymarkRun of(List<Path> classPath, Extent extent, Duration time) {
    return of(classPath, extent, time, LabelChoice.NONE);
  }

  /** The same with {@code labels}. */
  static WaymarkRun of(List<Path> classPath, Extent extent, Duration time, LabelChoice labels) {
    ClassPath classes = new ClassPath(classPath.stream().map(ClassPath::open).toList());
    Program program = new Program(Explorer.withApi(classes));
    List<ClassTarget> targets = new ClassTargets(program).of(extent.usableClasses(classes));
    if (targets.stream().allMatch(target -> target.entries().isEmpty())) {
      return new WaymarkRun(Map.of(), 0, Map.of(), reasons(targets), 0, List.of());
    }
    ClassTarget target = join(targets, extent.methods(classes));
    Budget budget = new Budget(MOST_RUNS, time);
    Settings settings =
        new Settings(Criterion.BRANCH, budget, BOUNDS, 0).with(labels).with(Proving.FOLDED);
    try {
      ClassFindings found =
          new Explorer(program, settings).explore(target, entry -> Extensions.NONE);
      Confirmation confirmation = new Confirmation(classPath, PATIENCE, 0, settings.assertions());
      Draft draft = Draft.of(found, target.methods(), entry -> entry.method().owner());
      Examined examined =
          new Examination(confirmation, program, labels).examine(List.of(draft)).get(0);
      return new WaymarkRun(
          sources(examined.classes()),
          examined.findings().tests(),
          examined.findings().branches(),
          reasons(found),
          divergences(found),
          problems(examined));
    } catch (RuntimeException | StackOverflowError e) {
      return new WaymarkRun(Map.of(), 0, Map.of(), Map.of(), 0, List.of("Waymark failed: " + e));
    }
  }

  /** One target, so that all share the time; of a part of a class, only the methods measured. */
  private static ClassTarget join(List<ClassTarget> targets, Extent.Methods measured) {
    List<Entry> entries = new ArrayList<>();
    List<MethodModel> methods = new ArrayList<>();
    List<Skipped> skipped = new ArrayList<>();
    for (ClassTarget target : targets) {
      target.entries().stream()
          .filter(entry -> measured.includes(entry.method().name()))
          .forEach(entries::add);
      target.methods().stream()
          .filter(method -> measured.includes(method.name()))
          .forEach(methods::add);
      skipped.addAll(target.skipped());
    }
    return new ClassTarget(targets.get(0).type(), entries, methods, skipped);
  }

  private static Map<String, String> sources(List<TestClass> tests) {
    Map<String, String> sources = new LinkedHashMap<>();
    tests.forEach(test -> sources.put(test.name(), test.source().text()));
    return sources;
  }

  private static int divergences(ClassFindings found) {
    return found.methods().stream().mapToInt(each -> each.statistics().divergences()).sum();
  }

  /** What is not confirmed may be written all the same, and is told. */
  private static List<String> problems(Examined examined) {
    List<String> problems = new ArrayList<>();
    if (!examined.doubt().isEmpty()) {
      problems.add("not confirmed: " + examined.doubt());
    }
    examined.refuted().forEach(each -> problems.add("a test takes what is infeasible: " + each));
    return problems;
  }

  private static Map<String, String> reasons(List<ClassTarget> targets) {
    return reasons(targets.stream().flatMap(target -> target.skipped().stream()));
  }

  private static Map<String, String> reasons(ClassFindings found) {
    return reasons(found.skipped().stream());
  }

  private static Map<String, String> reasons(Stream<Skipped> skipped) {
    Map<String, String> reasons = new LinkedHashMap<>();
    skipped.forEach(each -> reasons.putIfAbsent(each.what(), each.reason()));
    return reasons;
  }

  /** How many branches have a verdict of this class. */
  long count(Class<? extends Verdict> verdict) {
    return verdicts.values().stream().filter(verdict::isInstance).count();
  }

  /** The tests, to be compiled to {@code place}. */
  TestsRun.Suite suite(Path place, List<Path> subject) {
    List<String> names = sources.keySet().stream().map(name -> name.replace('/', '.')).toList();
    return new TestsRun.Suite(names, place, subject);
  }

  /** What is known of {@code branch} if no test takes it. */
  Judgement judgement(Branch branch) {
    Verdict verdict = verdicts.get(branch);
    if (verdict instanceof Verdict.Infeasible) {
      return new Judgement(Judgement.Kind.INFEASIBLE, "");
    }
    if (verdict instanceof Verdict.InfeasibleWithinBounds) {
      return new Judgement(Judgement.Kind.BOUNDED, "");
    }
    if (verdict instanceof Verdict.Covered) {
      return Judgement.open("covered, but not by the tests that are left");
    }
    if (skipped.containsKey(branch.method().toString())) {
      return Judgement.open("not supported");
    }
    return Judgement.open(
        verdict instanceof Verdict.Open open ? brief(open.reason()) : "not explored");
  }

  /** What a reason comes to: the places that make a proof impossible are too many to tell. */
  private static String brief(String reason) {
    return Arrays.stream(reason.split("; ", -1))
        .map(part -> part.startsWith("calls ") ? "calls of the JDK" : part)
        .map(part -> part.replaceFirst(" are caught in .*", " are caught"))
        .map(part -> part.contains(" is not explored") ? "a way there is not explored" : part)
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
