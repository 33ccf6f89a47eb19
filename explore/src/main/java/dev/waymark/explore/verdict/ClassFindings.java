package dev.waymark.explore.verdict;

import dev.waymark.explore.objective.Objective;
import dev.waymark.program.ClassModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Loss;
import java.util.List;
import java.util.Map;

/**
 * What the explorations of the entries of a class found.
 *
 * @param methods what each exploration found; its verdicts are on the objectives of its entry alone
 * @param verdicts every objective of the class and what is nested in it, in the order of the code
 * @param skipped what could not be explored
 * @param basis what it means that something is covered
 */
public record ClassFindings(
    ClassModel type,
    List<Findings> methods,
    Map<Objective, Verdict> verdicts,
    List<Skipped> skipped,
    Basis basis) {
  public ClassFindings {
    methods = List.copyOf(methods);
    skipped = List.copyOf(skipped);
  }

  /** What covers something. */
  public enum Basis {
    /** Runs of the exploration, whatever becomes of their tests. */
    RUNS,
    /** Tests that were written, passed, and took it when they were measured. */
    TESTS
  }

  /** What explorations found, before tests were written. */
  public ClassFindings(
      ClassModel type,
      List<Findings> methods,
      Map<Objective, Verdict> verdicts,
      List<Skipped> skipped) {
    this(type, methods, verdicts, skipped, Basis.RUNS);
  }

  /** The same with other findings of each method. */
  public ClassFindings with(List<Findings> others) {
    return new ClassFindings(type, others, verdicts, skipped, basis);
  }

  /** The verdicts on branches and labels. */
  public Map<Branch, Verdict> branches() {
    return Findings.branches(verdicts);
  }

  /** How many objectives have a verdict of this class. */
  public long count(Class<? extends Verdict> verdict) {
    return verdicts.values().stream().filter(verdict::isInstance).count();
  }

  /** How many tests are written. */
  public int tests() {
    return methods.stream().mapToInt(Findings::written).sum();
  }

  /** How many inputs were run. */
  public int runs() {
    return methods.stream().mapToInt(each -> each.statistics().runs()).sum();
  }

  /** How many runs lost precision, by reason and place, the most frequent first. */
  public Map<Loss, Integer> losses() {
    return Losses.sum(methods.stream().map(Findings::losses).toList());
  }

  /** Whether it makes sense to go on later. */
  public boolean isResumable() {
    return methods.stream().anyMatch(each -> each.stopReason().isResumable());
  }
}
