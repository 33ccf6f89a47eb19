package dev.waymark.explore;

import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.ShapeFinder;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.loop.ClassExploration;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.loop.Workbench;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.solver.SolverStack;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.TargetOptions;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A target JVM and a solver for the classes of the validation module, or for others. */
final class Laboratory implements AutoCloseable {
  /** For an exploration, if nothing else ends it. */
  static final Duration TIME = Duration.ofSeconds(20);

  final Terms terms = Simplifier.newTerms();
  final SolverStack solver = SolverStack.builder().build();
  final Program program;
  final ClassServer server;
  final TargetJvm target;
  private final CallGraph calls;

  Laboratory() {
    this(dev.waymark.validation.classic.Triangle.class);
  }

  /** For the classes beside {@code member}. */
  Laboratory(Class<?> member) {
    ClassSource classes = Explorer.withApi(ClassPath.open(ClassPath.placeOf(member)));
    this.program = new Program(classes);
    this.calls = CallGraph.of(ClassHierarchy.of(program));
    List<String> own = classes.names();
    this.server = new ClassServer(program, new Instrumenter(program, own::contains));
    this.target =
        new TargetJvm(server, TargetOptions.of(Duration.ofSeconds(20), RunLimits.DEFAULT));
  }

  MethodModel method(String type, String name) {
    return program.require("dev.waymark.validation." + type).require(name);
  }

  List<List<Shape>> shapes(Entry entry, Bounds bounds) {
    return new ShapeFinder(terms, bounds).find(entry);
  }

  Findings explore(Entry entry, Criterion criterion, Bounds bounds, Observer observer) {
    int runs = criterion == Criterion.BRANCH ? 500 : 5_000;
    return explore(entry, new Settings(criterion, new Budget(runs, TIME), bounds, 0), observer);
  }

  /** The verdicts on branches after so much time at most. */
  Map<Branch, Verdict> branches(Entry entry, Bounds bounds, Duration time) {
    Settings settings = new Settings(Criterion.BRANCH, new Budget(500, time), bounds, 0);
    return explore(entry, settings, (test, run) -> {}).branches();
  }

  private Findings explore(Entry entry, Settings settings, Observer observer) {
    solver.forget();
    return new Exploration(
            Job.of(entry, settings, calls),
            new Workbench(target, solver, server.sites(), System::nanoTime),
            Extensions.of(observer),
            Journal.NONE)
        .explore();
  }

  /** An exploration of abstract paths. */
  Exploration paths(
      Entry entry, Settings settings, PathCriterion criterion, PathChoice.Scope scope) {
    solver.forget();
    return new Exploration(
        Job.of(entry, settings.with(new PathChoice(criterion, scope)), calls),
        new Workbench(target, solver, server.sites(), System::nanoTime),
        Extensions.NONE,
        Journal.NONE);
  }

  /** Explores all entries of a class. */
  ClassFindings explore(ClassTarget type, Settings settings) {
    solver.forget();
    Workbench bench = new Workbench(target, solver, server.sites(), System::nanoTime);
    return new ClassExploration(type, settings, calls, bench)
        .explore(System.nanoTime(), entry -> Journal.NONE, entry -> Extensions.NONE);
  }

  @Override
  public void close() {
    target.close();
    solver.close();
  }
}
