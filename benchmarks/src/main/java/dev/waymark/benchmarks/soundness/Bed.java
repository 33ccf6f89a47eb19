package dev.waymark.benchmarks.soundness;

import dev.waymark.bidirectional.BackwardProver;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.Journal;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.loop.Workbench;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.solver.SolverStack;
import dev.waymark.target.ClassServer;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.TargetException;
import dev.waymark.target.TargetJvm;
import dev.waymark.target.TargetOptions;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A program and a target JVM for it. */
final class Bed implements AutoCloseable {
  private static final Duration RUN_TIME = Duration.ofSeconds(5);
  private static final Duration QUERY_TIME = Duration.ofMillis(400);
  private static final Duration PROVING_TIME = Duration.ofSeconds(2);
  private static final Proof REFUTED =
      new Proof(Proof.Kind.WEAKEST_PRECONDITION, Proof.Scope.ANY_CALLER, List.of(), List.of());

  private final Program program;
  private final ClassServer server;
  private final TargetJvm target;
  private final CallGraph calls;
  private final BackwardProver prover;
  private final Map<MethodModel, Set<Branch>> refuted = new HashMap<>();
  private final Bounds bounds;
  private final Budget budget;

  /** A bed that explores inputs within {@code bounds}, in the JVM of {@code java}. */
  Bed(ClassSource classes, Path java, Bounds bounds, Budget budget) {
    this.program = new Program(classes);
    this.server = new ClassServer(program, new Instrumenter(program, classes.names()::contains));
    this.target =
        new TargetJvm(server, new TargetOptions(java, RUN_TIME, RunLimits.DEFAULT, Set.of()));
    this.calls = CallGraph.of(ClassHierarchy.of(program));
    this.prover = new BackwardProver(calls);
    this.bounds = bounds;
    this.budget = budget;
  }

  /** The launcher of the JVM that runs this. */
  static Path ownJava() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  Program program() {
    return program;
  }

  Bounds bounds() {
    return bounds;
  }

  /** The job that explores {@code entry}. */
  Job job(Entry entry, Configuration configuration) {
    Bounds all = new Bounds(bounds.longestArray(), bounds.ranges(), configuration.iterations());
    Settings settings = new Settings(configuration.criterion(), budget, all, configuration.seed());
    return Job.of(entry, settings, calls);
  }

  Findings explore(Job job, Configuration configuration) {
    try (SolverStack solver =
        SolverStack.builder()
            .layers(configuration.layers())
            .first(configuration.first())
            .limits(dev.waymark.solver.api.Limits.ofTime(QUERY_TIME))
            .build()) {
      return refuted(
          new Exploration(
                  job,
                  new Workbench(target, solver, server.sites(), System::nanoTime),
                  Extensions.NONE,
                  Journal.NONE)
              .explore());
    }
  }

  /** With what going back refutes, even if a run has taken it: then this is a contradiction. */
  private Findings refuted(Findings found) {
    Map<Objective, Verdict> verdicts = new LinkedHashMap<>(found.verdicts());
    for (Branch branch : refuted.computeIfAbsent(found.entry().method(), this::refuted)) {
      verdicts.replace(new Objective.BranchTaken(branch), new Verdict.Infeasible(REFUTED));
    }
    return found.with(found.tests(), verdicts, found.dropped());
  }

  private Set<Branch> refuted(MethodModel method) {
    long end = System.nanoTime() + PROVING_TIME.toNanos();
    return prover.refute(method, BranchPoint::branches, Effort.MORE, end).keySet();
  }

  /** The branches that a run takes, checks that fail included; empty if it was stopped. */
  Optional<Set<Branch>> run(Entry entry, Arguments arguments) {
    Terms terms = Simplifier.newTerms();
    try {
      Execution run = target.run(entry, arguments.input(entry, terms), terms);
      Outcome.Sort sort = run.outcome().sort();
      if (sort != Outcome.Sort.RETURNED && sort != Outcome.Sort.THREW) {
        return Optional.empty();
      }
      Set<Branch> taken = new LinkedHashSet<>();
      run.covered().stream().forEach(o -> server.sites().branch(o).ifPresent(taken::add));
      return Optional.of(taken);
    } catch (TargetException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    target.close();
    prover.close();
  }
}
