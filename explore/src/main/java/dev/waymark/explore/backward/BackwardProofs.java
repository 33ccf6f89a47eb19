package dev.waymark.explore.backward;

import dev.waymark.bidirectional.BackwardProver;
import dev.waymark.bidirectional.proof.BackwardProof;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.verdict.Proof;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.label.Label;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * Proves by going back that branches cannot be taken: those that need a few steps before anything
 * runs, so that nobody looks for them, and in the end what is still open, with more effort.
 *
 * <p>If a run takes a branch that was ruled out, none of the proofs counts any more.
 */
public final class BackwardProofs {
  private final CallGraph calls;
  private final Proving proving;
  private final BranchCoverage coverage;
  private final Map<MethodModel, List<Label>> labels;
  private final LongSupplier clock;
  private final Map<Branch, BackwardProof> refuted = new LinkedHashMap<>();

  /**
   * @param coverage whose objectives to look at
   * @param labels those among them that are labels, by method
   * @param clock in nanoseconds
   */
  public BackwardProofs(
      CallGraph calls,
      Proving proving,
      BranchCoverage coverage,
      Map<MethodModel, List<Label>> labels,
      LongSupplier clock) {
    this.calls = calls;
    this.proving = proving;
    this.coverage = coverage;
    this.labels = labels;
    this.clock = clock;
  }

  /**
   * Rules out what needs a few steps, as long as the clock does not show {@code end}: failures of
   * implicit checks first, since most conditions can be either way.
   */
  public void begin(long end) {
    if (proving == Proving.LATE) {
      return;
    }
    refute(
        List.of(
            new Pass(Effort.FEW, point -> !point.type().isExplicit(), false),
            new Pass(Effort.FEW, point -> point.type().isExplicit(), true)),
        end);
  }

  /** Rules out more of what is open, as long as the clock does not show {@code end}. */
  public void finish(long end) {
    refute(
        List.of(
            new Pass(Effort.MORE, point -> true, true), new Pass(Effort.MOST, point -> true, true)),
        end);
  }

  /**
   * Rules out more of what is open with as much work as there is to do, where work counts and not
   * time. The clock only ends it in an emergency, so the most expensive attempts are left out.
   */
  public void finishByWork(long end) {
    refute(List.of(new Pass(Effort.MORE, point -> true, true)), end);
  }

  /** An attempt at some branch points, and perhaps labels. */
  private record Pass(Effort effort, Predicate<BranchPoint> wanted, boolean isOfLabels) {}

  private void refute(List<Pass> passes, long end) {
    if (!proving.isOn()) {
      return;
    }
    try (BackwardProver prover = new BackwardProver(calls)) {
      for (Pass pass : passes) {
        Effort effort = proving == Proving.UNFOLDED ? pass.effort.unfolded() : pass.effort;
        for (MethodModel method : methods()) {
          refute(prover, method, pass.wanted, effort, end);
        }
        if (pass.isOfLabels) {
          labels.forEach((method, all) -> refute(prover, method, all, effort, end));
        }
      }
    }
  }

  /** Methods with something to look for. */
  private Set<MethodModel> methods() {
    Set<MethodModel> methods = new LinkedHashSet<>();
    coverage
        .objectives()
        .forEach(
            (branch, method) -> {
              if (isWanted(branch)) {
                methods.add(method);
              }
            });
    return methods;
  }

  private List<Branch> wanted(BranchPoint point) {
    return point.branches().stream().filter(this::isWanted).toList();
  }

  private boolean isWanted(Branch branch) {
    return !branch.isLabel() && coverage.isOpen(branch);
  }

  private void refute(
      BackwardProver prover,
      MethodModel method,
      Predicate<BranchPoint> wanted,
      Effort effort,
      long end) {
    if (clock.getAsLong() >= end) {
      return;
    }
    try {
      Map<Branch, BackwardProof> found =
          prover.refute(
              method, point -> wanted.test(point) ? wanted(point) : List.of(), effort, end);
      ruleOut(found);
    } catch (ProgramException e) {
      // its code, or that of a class it needs, cannot be read: nothing is proved of it
    }
  }

  private void refute(
      BackwardProver prover, MethodModel method, List<Label> all, Effort effort, long end) {
    List<Label> open = all.stream().filter(each -> coverage.isOpen(each.branch())).toList();
    if (open.isEmpty() || clock.getAsLong() >= end) {
      return;
    }
    try {
      ruleOut(prover.refute(method, open, effort, end));
    } catch (ProgramException e) {
      // as above
    }
  }

  private void ruleOut(Map<Branch, BackwardProof> found) {
    refuted.putAll(found);
    coverage.ruleOut(found.keySet());
  }

  /** What is proved. */
  public Map<Objective, Proof> proofs() {
    Map<Objective, Proof> proofs = new LinkedHashMap<>();
    if (refuted.keySet().stream().noneMatch(coverage::isCovered)) {
      refuted.forEach((branch, each) -> proofs.put(new Objective.BranchTaken(branch), of(each)));
    }
    return proofs;
  }

  /** The proof that {@code refutation} gives, with what it rests on. */
  public static Proof of(BackwardProof refutation) {
    List<String> assumptions = new ArrayList<>();
    if (refutation.rests().isShared()) {
      assumptions.add(Proof.NO_OTHER_THREAD);
    }
    if (refutation.rests().isConstructed()) {
      assumptions.add(Proof.CONSTRUCTED);
    }
    if (refutation.rests().isEncapsulated()) {
      assumptions.add(Proof.ENCAPSULATED);
    }
    return new Proof(
        Proof.Kind.WEAKEST_PRECONDITION, Proof.Scope.ANY_CALLER, List.of(), assumptions);
  }
}
