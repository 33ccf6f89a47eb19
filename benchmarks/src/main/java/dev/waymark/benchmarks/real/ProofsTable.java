package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.suite.Suite;
import dev.waymark.benchmarks.suite.TakenBranches;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.bidirectional.BackwardProver;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassModel;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What is proved, how, and whether anybody takes what was proved not to be taken. */
public final class ProofsTable implements Table {
  private static final String LIBRARY = "commons-lang3";
  private static final int QUICK_STRIDE = 12;
  private static final Duration PER_METHOD = Duration.ofSeconds(5);
  private static final Duration QUICK = Duration.ofSeconds(4);
  private static final Duration FULL = Duration.ofSeconds(30);

  @Override
  public String name() {
    return "proofs";
  }

  @Override
  public String summary() {
    return "verdicts by how they were proved; checks: implicit checks of the virtual machine are"
        + " objectives, too. Of a library, all branches are proved by going back alone, and covered"
        + " are those that its own tests take: a contradiction is one that is both. Real classes"
        + " are explored with and without going back, for 30 seconds each";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("source", 34),
        Column.number("objectives"),
        Column.number("checks"),
        Column.number("covered"),
        Column.number("infeasible_exhausted"),
        Column.number("infeasible_wp"),
        Column.number("of_them_checks"),
        Column.number("bounded"),
        Column.number("open"),
        Column.number("contradictions"),
        Column.number("seconds"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    library(options, isQuick ? QUICK_STRIDE : 1, results);
    for (RealSubject subject : RealSubject.all(options.subjects())) {
      if (options.selects(subject.name()) && (!isQuick || subject.isQuick())) {
        real(subject, Proving.OFF, isQuick ? QUICK : FULL, results);
        real(subject, Proving.FOLDED, isQuick ? QUICK : FULL, results);
      }
    }
  }

  /** How many objectives have which fate. */
  private static final class Count {
    int objectives;
    int checks;
    int covered;
    int exhausted;
    int refuted;
    int refutedChecks;
    int bounded;
    int contradictions;

    void row(String source, long start, Results results) {
      int open = objectives - covered - exhausted - refuted - bounded + contradictions;
      results.row(
          source,
          objectives,
          checks,
          covered,
          exhausted,
          refuted,
          refutedChecks,
          bounded,
          open,
          contradictions,
          (System.nanoTime() - start) / 1e9);
    }
  }

  private static void library(Options options, int stride, Results results) {
    Suite suite = options.subjects().suite(LIBRARY);
    List<String> tests = every(stride, suite.tests());
    Set<String> taken = TakenBranches.by(suite, tests).names();
    Program program = new Program(suite.classes());
    Count count = new Count();
    long start = System.nanoTime();
    try (BackwardProver prover = new BackwardProver(CallGraph.of(ClassHierarchy.of(program)))) {
      for (String name : every(stride, new ArrayList<>(suite.classes().names()))) {
        ClassModel model = program.find(name);
        if (model != null) {
          model.methods().stream()
              .filter(MethodModel::hasCode)
              .forEach(method -> prove(prover, method, taken, count, results));
        }
      }
    }
    String version = options.subjects().version(LIBRARY);
    count.row(LIBRARY + " " + version + ", its own tests", start, results);
  }

  private static <T> List<T> every(int stride, List<T> all) {
    return IntStream.range(0, all.size()).filter(i -> i % stride == 0).mapToObj(all::get).toList();
  }

  private static void prove(
      BackwardProver prover, MethodModel method, Set<String> taken, Count count, Results results) {
    try {
      long end = System.nanoTime() + PER_METHOD.toNanos();
      Set<Branch> refuted =
          prover
              .refute(
                  method, BranchPoint::branches, dev.waymark.bidirectional.reach.Effort.MORE, end)
              .keySet();
      Objectives objectives = Objectives.of(List.of(method));
      for (BranchPoint point : method.branchPoints()) {
        for (Branch branch : objectives.at(point)) {
          boolean isTaken = taken.contains(TakenBranches.name(branch));
          boolean isCheck = !point.type().isExplicit();
          count.objectives++;
          count.checks += isCheck ? 1 : 0;
          count.covered += isTaken ? 1 : 0;
          count.refuted += refuted.contains(branch) ? 1 : 0;
          count.refutedChecks += isCheck && refuted.contains(branch) ? 1 : 0;
          if (isTaken && refuted.contains(branch)) {
            count.contradictions++;
            results.failure("refuted, and taken by a test: " + branch);
          }
        }
      }
    } catch (ProgramException e) {
      results.note("cannot be read: " + method);
    }
  }

  private static void real(RealSubject subject, Proving proving, Duration time, Results results) {
    ClassPath classes = new ClassPath(subject.classPath().stream().map(ClassPath::open).toList());
    Program program = new Program(Explorer.withApi(classes));
    Settings settings =
        new Settings(Criterion.BRANCH, new Budget(Integer.MAX_VALUE, time), WaymarkRun.BOUNDS, 0)
            .with(proving);
    Count count = new Count();
    long start = System.nanoTime();
    for (ClassTarget target :
        new ClassTargets(program).of(subject.extent().usableClasses(classes))) {
      new Explorer(program, settings)
          .explore(target, entry -> Extensions.NONE)
          .branches()
          .forEach((branch, verdict) -> add(branch, verdict, target.methods(), count));
    }
    String how = proving.isOn() ? "" : " (only forwards)";
    count.row(subject.name() + how, start, results);
  }

  private static void add(
      Branch branch, Verdict verdict, Collection<MethodModel> methods, Count count) {
    boolean isCheck =
        methods.stream()
            .filter(method -> method.ref().equals(branch.method()))
            .flatMap(method -> method.branchPoints().stream())
            .anyMatch(point -> !point.type().isExplicit() && point.branches().contains(branch));
    count.objectives++;
    count.checks += isCheck ? 1 : 0;
    if (verdict instanceof Verdict.Covered) {
      count.covered++;
    } else if (verdict instanceof Verdict.InfeasibleWithinBounds) {
      count.bounded++;
    } else if (verdict instanceof Verdict.Infeasible infeasible) {
      boolean isRefuted = infeasible.proof().kind() == Proof.Kind.WEAKEST_PRECONDITION;
      count.exhausted += isRefuted ? 0 : 1;
      count.refuted += isRefuted ? 1 : 0;
      count.refutedChecks += isRefuted && isCheck ? 1 : 0;
    }
  }
}
