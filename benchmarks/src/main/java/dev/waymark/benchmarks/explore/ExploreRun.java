package dev.waymark.benchmarks.explore;

import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.loop.Workbench;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Closure;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.SolverStatistics;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.TargetOptions;
import dev.waymark.term.Terms;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * One exploration of all paths of a subject.
 *
 * @param findings what it found
 * @param solving what the solver did
 * @param startNanoseconds the time until the first path was run, in a target JVM just started
 * @param nanoseconds the time from then to the last path
 * @param bytes how much more of the heap is in use after the last path than after the first
 */
record ExploreRun(
    Findings findings,
    SolverStatistics solving,
    long startNanoseconds,
    long nanoseconds,
    long bytes) {
  private static final Duration RUN_TIME = Duration.ofSeconds(10);

  private static final int MOST_REPETITIONS = 10;
  private static final long REPEAT_NANOSECONDS = 3_000_000_000L;

  /** The fastest of a few explorations, or the only one if it takes long. */
  static ExploreRun best(ExploreSubject subject, Budget budget, Set<Layer> layers) {
    long start = System.nanoTime();
    ExploreRun best = of(subject, budget, layers);
    for (int i = 1; i < MOST_REPETITIONS && System.nanoTime() - start < REPEAT_NANOSECONDS; i++) {
      ExploreRun next = of(subject, budget, layers);
      best = next.nanoseconds < best.nanoseconds ? next : best;
    }
    return best;
  }

  /** Explores {@code subject} with the given layers around the solver. */
  static ExploreRun of(ExploreSubject subject, Budget budget, Set<Layer> layers) {
    HeapGrowth growth = new HeapGrowth();
    try (SolverStack solver = SolverStack.builder().layers(layers).build();
        Setting setting = Setting.of(subject)) {
      long start = System.nanoTime();
      Findings findings = setting.explore(solver, budget, (test, execution) -> growth.begin());
      long end = System.nanoTime();
      return new ExploreRun(
          findings,
          solver.statistics(),
          growth.beginNanoseconds() - start,
          end - growth.beginNanoseconds() - growth.pause(),
          growth.bytes());
    }
  }

  /** A subject, ready to be run; its inputs have one shape. */
  record Setting(
      ExploreSubject subject, Entry entry, ClassServer server, TargetJvm target, Closure closure)
      implements AutoCloseable {
    static Setting of(ExploreSubject subject) {
      ClassSource classes = ClassPath.open(ClassPath.placeOf(subject.type()));
      Program program = new Program(classes);
      String own = subject.type().getName().replace('.', '/');
      Entry entry = Entry.of(program.require(own).require(subject.method()));
      ClassServer server = new ClassServer(program, new Instrumenter(program, own::equals));
      return new Setting(
          subject,
          entry,
          server,
          new TargetJvm(server, TargetOptions.of(RUN_TIME, RunLimits.DEFAULT)),
          Closure.of(entry.method(), CallGraph.of(ClassHierarchy.of(program))));
    }

    List<Shape> shape(Terms terms) {
      return subject.shape(entry, terms);
    }

    Findings explore(SolverStack solver, Budget budget, Observer observer) {
      Settings settings = new Settings(Criterion.ALL_PATHS, budget, subject.bounds(), 0);
      return exploration(solver, settings, observer).explore(terms -> List.of(shape(terms)));
    }

    Exploration exploration(SolverStack solver, Settings settings, Observer observer) {
      return new Exploration(
          new Job(entry, settings, closure),
          new Workbench(target, solver, server.sites(), System::nanoTime),
          Extensions.of(observer),
          Journal.NONE);
    }

    @Override
    public void close() {
      target.close();
    }
  }
}
