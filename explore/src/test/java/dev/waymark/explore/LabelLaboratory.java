package dev.waymark.explore;

import dev.waymark.bidirectional.BackwardProver;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.ShapeFinder;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.loop.Workbench;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.LabelMode;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.site.LabelTable;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Labelling;
import dev.waymark.solver.SolverStack;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.TargetOptions;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A class of the validation module with labels, explored in one JVM and run in another. */
final class LabelLaboratory implements AutoCloseable {
  private static final TargetOptions OPTIONS =
      TargetOptions.of(Duration.ofSeconds(20), RunLimits.DEFAULT);

  private final Terms terms = Simplifier.newTerms();
  private final SolverStack solver = SolverStack.builder().build();
  private final List<MethodModel> methods;
  private final Map<MethodModel, List<Label>> labels;
  private final CallGraph calls;
  private final Labelling labelling;
  private final ClassServer plain;
  private final TargetJvm plainTarget;
  private final Program program;
  private final ClassSource classes;

  LabelLaboratory(String type, Labelling labelling) {
    this.classes =
        Explorer.withApi(
            ClassPath.open(ClassPath.placeOf(dev.waymark.validation.classic.Triangle.class)));
    this.program = new Program(classes);
    this.labelling = labelling;
    this.calls = CallGraph.of(ClassHierarchy.of(program));
    this.methods =
        program.require("dev.waymark.validation." + type).methods().stream()
            .filter(BruteForceTest::isUsable)
            .toList();
    this.labels = labelling.of(methods);
    this.plain = server();
    this.plainTarget = new TargetJvm(plain, OPTIONS);
  }

  /** The labels of {@code method} that are proved infeasible, whoever calls. */
  Set<Branch> refuted(MethodModel method) {
    try (BackwardProver prover = new BackwardProver(calls)) {
      long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
      List<Label> all = labels.getOrDefault(method, List.of());
      return prover.refute(method, all, Effort.MORE, end).keySet();
    }
  }

  private ClassServer server() {
    Instrumenter instrumenter =
        new Instrumenter(program, classes.names()::contains, new LabelTable(labels));
    return new ClassServer(program, instrumenter);
  }

  List<MethodModel> methods() {
    return methods;
  }

  List<List<Shape>> shapes(Entry entry, Bounds bounds) {
    return new ShapeFinder(terms, bounds).find(entry);
  }

  Findings explore(Entry entry, Bounds bounds, LabelMode mode) {
    Settings settings =
        new Settings(Criterion.ALL_PATHS, new Budget(5_000, Duration.ofSeconds(60)), bounds, 0)
            .with(new LabelChoice(labelling, mode, LabelChoice.Company.ALONE));
    solver.forget();
    ClassServer server = server();
    try (TargetJvm target = new TargetJvm(server, OPTIONS)) {
      return new Exploration(
              Job.of(entry, settings, calls),
              new Workbench(target, solver, server.sites(), System::nanoTime),
              Extensions.NONE,
              Journal.NONE)
          .explore();
    }
  }

  /** Runs an input where every label stays open. */
  Execution run(Entry entry, Input input) {
    return plainTarget.run(entry, input, terms);
  }

  /** The labels that a run covers, without a look at what explorations make of it. */
  Set<Branch> covered(Execution run) {
    Set<Branch> taken = new HashSet<>();
    run.covered().stream().forEach(i -> plain.sites().branch(i).ifPresent(taken::add));
    Set<Branch> covered = new HashSet<>();
    run.covered().stream()
        .forEach(i -> plain.labels().label(i).map(Label::branch).ifPresent(covered::add));
    for (List<Label> each : labels.values()) {
      for (Label label : each) {
        if (label.trigger() instanceof Label.Taken trigger
            && trigger.branches().stream().anyMatch(taken::contains)) {
          covered.add(label.branch());
        }
      }
    }
    return covered;
  }

  @Override
  public void close() {
    plainTarget.close();
    solver.close();
  }
}
