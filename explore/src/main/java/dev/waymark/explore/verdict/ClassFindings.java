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
 */
public record ClassFindings(
    ClassModel type,
    List<Findings> methods,
    Map<Objective, Verdict> verdicts,
    List<Skipped> skipped) {
  public ClassFindings {
    methods = List.copyOf(methods);
    skipped = List.copyOf(skipped);
  }

  /** The verdicts on branches and labels. */
  public Map<Branch, Verdict> branches() {
    return Findings.branches(verdicts);
  }

  /** How many objectives have a verdict of this class. */
  public long count(Class<? extends Verdict> verdict) {
    return verdicts.values().stream().filter(verdict::isInstance).count();
  }

  /** How many tests there are. */
  public int tests() {
    return methods.stream().mapToInt(each -> each.tests().size()).sum();
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
