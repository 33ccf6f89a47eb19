package dev.waymark.benchmarks.explore;

import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.loop.Workbench;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.LabelMode;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.verdict.Closure;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.solver.SolverStack;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.TargetOptions;
import java.time.Duration;
import java.util.List;

/**
 * One exploration of all paths of a subject, and of its labels.
 *
 * @param findings what it found
 * @param solverCalls how often the solver, with all its layers, was asked
 * @param nanoseconds the time from the start of the target JVM to the last path
 */
record LabelRun(Findings findings, long solverCalls, long nanoseconds) {
  private static final Duration RUN_TIME = Duration.ofSeconds(10);

  static LabelRun of(LabelSubject row, LabelMode mode, Budget budget) {
    ExploreSubject subject = row.subject();
    Program program = new Program(ClassPath.open(ClassPath.placeOf(subject.type())));
    String own = subject.type().getName().replace('.', '/');
    Entry entry = Entry.of(program.require(own).require(subject.method()));
    List<MethodModel> methods =
        program.require(own).methods().stream()
            .filter(method -> method.hasCode() && !method.name().startsWith("<"))
            .toList();
    LabelTable labels = new LabelTable(row.labels(methods));
    LabelChoice choice = new LabelChoice(row.labelling(), mode, LabelChoice.Company.ALONE);
    Settings settings = new Settings(Criterion.ALL_PATHS, budget, subject.bounds(), 0).with(choice);
    Closure closure = Closure.of(entry.method(), CallGraph.of(ClassHierarchy.of(program)));
    ClassServer server = new ClassServer(program, new Instrumenter(program, own::equals, labels));
    try (SolverStack solver = SolverStack.builder().build();
        TargetJvm target = new TargetJvm(server, TargetOptions.of(RUN_TIME, RunLimits.DEFAULT))) {
      long start = System.nanoTime();
      Findings findings =
          new Exploration(
                  new Job(entry, settings, closure),
                  new Workbench(target, solver, server.sites(), System::nanoTime),
                  Objectives.of(methods, choice, labels),
                  Extensions.NONE,
                  Journal.NONE)
              .explore(terms -> List.of(subject.shape(entry, terms)));
      return new LabelRun(findings, solver.statistics().asked(), System.nanoTime() - start);
    }
  }

  /** Whether all paths were explored. */
  boolean isComplete() {
    return findings.stopReason() == StopReason.EXHAUSTED;
  }

  long paths() {
    return findings.statistics().paths();
  }

  long infeasible() {
    return findings.statistics().infeasible();
  }

  LabelFigures figures() {
    return new LabelFigures(paths(), infeasible(), covered(), nanoseconds, isComplete());
  }

  long covered() {
    return findings.count(Verdict.Covered.class);
  }
}
