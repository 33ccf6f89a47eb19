package dev.waymark.benchmarks.frontier;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.job.Trying;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.search.Strategies;
import dev.waymark.explore.search.StrategyKind;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Bidirectional analysis against all other strategies, in the same time. */
public final class BidirectionalTable implements Table {
  private static final String OURS = "bidirectional";
  private static final Duration QUICK = Duration.ofSeconds(4);
  private static final Duration FULL = Duration.ofSeconds(20);
  private static final Pattern LINE = Pattern.compile(":(\\d+) .*\\[(true|default)\\]");
  private static final double MOST_MISSED = 0.05;

  @Override
  public String name() {
    return "bidirectional";
  }

  @Override
  public String summary() {
    return "branches that the source shows; covered, infeasible (within bounds or not counts only if"
        + " it is not) and open by strategy bidirectional, cov_b of all and cov_f of those that are"
        + " not infeasible, in percent; planted: conditions that never hold, as their generator"
        + " knows; found: those of them that were proved; rivals: all other strategies in the same"
        + " time, with the same proofs";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 18),
        Column.number("branches"),
        Column.number("covered"),
        Column.number("infeasible"),
        Column.number("open"),
        Column.number("cov_b"),
        Column.number("cov_f"),
        Column.number("planted"),
        Column.number("found"),
        Column.number("tests"),
        Column.number("runs"),
        Column.number("seconds"),
        Column.text("best_rival", 14),
        Column.number("rival_covered"));
  }

  /** What a strategy made of a subject. */
  private record Result(Map<Branch, Verdict> verdicts, int tests, int runs, double seconds) {
    int count(Class<? extends Verdict> kind) {
      return (int) verdicts.values().stream().filter(kind::isInstance).count();
    }

    Set<Branch> all(Class<? extends Verdict> kind) {
      Set<Branch> all = new HashSet<>(verdicts.keySet());
      all.removeIf(each -> !kind.isInstance(verdicts.get(each)));
      return all;
    }
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      for (FrontierSubject subject : FrontierSubject.all(folder.path())) {
        if (options.selects(subject.name()) && (!isQuick || subject.isQuick())) {
          measure(subject, isQuick, results);
        }
      }
    }
  }

  private static void measure(FrontierSubject subject, boolean isQuick, Results results) {
    Duration time = isQuick ? QUICK : FULL;
    Result ours = explore(subject, OURS, time);
    String best = "";
    int most = -1;
    for (String rival : rivals(isQuick)) {
      Result theirs = explore(subject, rival, time);
      check(subject, ours, theirs, results);
      if (theirs.count(Verdict.Covered.class) > most) {
        most = theirs.count(Verdict.Covered.class);
        best = rival;
      }
    }
    int branches = ours.verdicts.size();
    int covered = ours.count(Verdict.Covered.class);
    int infeasible = ours.count(Verdict.Infeasible.class);
    Set<Branch> planted = planted(subject, ours.verdicts.keySet());
    int found = (int) planted.stream().filter(ours.all(Verdict.Infeasible.class)::contains).count();
    results.row(
        subject.name(),
        branches,
        covered,
        infeasible,
        branches - covered - infeasible,
        100.0 * covered / branches,
        100.0 * covered / (branches - infeasible),
        planted.size(),
        found,
        ours.tests,
        ours.runs,
        ours.seconds,
        best,
        most);
    if (planted.size() - found > MOST_MISSED * planted.size()) {
      results.failure(
          subject.name() + ": " + (planted.size() - found) + " of what is planted were not proved");
    }
  }

  private static List<String> rivals(boolean isQuick) {
    Stream<String> names = Strategies.all().stream().map(StrategyKind::name);
    return isQuick
        ? List.of("uncovered", "context-guided")
        : names.filter(each -> !each.equals(OURS)).toList();
  }

  /** What one calls infeasible, the other must not cover, and nobody what is planted. */
  private static void check(FrontierSubject subject, Result ours, Result theirs, Results results) {
    Set<Branch> wrong = ours.all(Verdict.Infeasible.class);
    wrong.addAll(theirs.all(Verdict.Infeasible.class));
    Set<Branch> taken = ours.all(Verdict.Covered.class);
    taken.addAll(theirs.all(Verdict.Covered.class));
    wrong.retainAll(taken);
    wrong.forEach(each -> results.failure(subject.name() + ": infeasible and covered: " + each));
  }

  private static Set<Branch> planted(FrontierSubject subject, Set<Branch> all) {
    Set<Branch> planted = new HashSet<>(all);
    planted.removeIf(each -> !isPlanted(subject, each));
    return planted;
  }

  private static boolean isPlanted(FrontierSubject subject, Branch branch) {
    Matcher matcher = LINE.matcher(branch.label());
    return matcher.find() && subject.never().contains(Integer.parseInt(matcher.group(1)));
  }

  private static Result explore(FrontierSubject subject, String strategy, Duration time) {
    Program program = new Program(Explorer.withApi(ClassPath.open(subject.classes())));
    ClassModel type = program.require(subject.type());
    ClassTarget target = new ClassTargets(program).of(type);
    Settings settings =
        new Settings(
                Criterion.BRANCH,
                new Budget(Integer.MAX_VALUE, time),
                new Bounds(Bounds.LONGEST_ARRAY, Map.of()),
                0)
            .with(Proving.FOLDED)
            .with(SearchChoice.parse(strategy), Trying.ON);
    long start = System.nanoTime();
    ClassFindings found = new Explorer(program, settings).explore(target, entry -> Extensions.NONE);
    double seconds = (System.nanoTime() - start) / 1e9;
    Set<Branch> explicit = new HashSet<>();
    target.methods().stream()
        .flatMap(method -> method.branchPoints().stream())
        .filter(point -> point.type().isExplicit())
        .map(BranchPoint::branches)
        .forEach(explicit::addAll);
    Map<Branch, Verdict> verdicts = new LinkedHashMap<>(found.branches());
    verdicts.keySet().retainAll(explicit);
    int tests = found.methods().stream().mapToInt(each -> each.tests().size()).sum();
    int runs = found.methods().stream().mapToInt(BidirectionalTable::runs).sum();
    return new Result(verdicts, tests, runs, seconds);
  }

  private static int runs(Findings findings) {
    return findings.statistics().runs();
  }
}
