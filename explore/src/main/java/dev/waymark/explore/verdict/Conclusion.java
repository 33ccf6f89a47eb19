package dev.waymark.explore.verdict;

import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Entry;
import dev.waymark.target.Loss;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the exploration of one entry says in the end.
 *
 * @param tests what is worth to be a test
 * @param stop why it ended
 * @param doubts why it proves nothing; empty if it does prove something
 * @param bounds which inputs and states a proof is about; empty if all
 * @param assumptions what a proof takes for granted
 * @param losses how many runs lost precision, by place
 * @param course how it went
 * @param spares tests that show nothing which others do not show
 * @param proofs of what cannot be covered, whether or not every path was explored
 */
public record Conclusion(
    Entry entry,
    List<TestCase> tests,
    StopReason stop,
    Statistics statistics,
    Set<Doubt> doubts,
    Set<String> bounds,
    List<String> assumptions,
    Map<Loss, Integer> losses,
    Course course,
    List<TestCase> spares,
    Map<Objective, Proof> proofs) {
  /** With the verdicts that follow, and the tree if abstract paths are wanted. */
  public Findings findings(Map<Objective, Verdict> verdicts, AbstractTree tree) {
    return new Findings(
        entry, tests, verdicts, stop, statistics, doubts, losses, course, tree, spares, Map.of());
  }

  /** The same with other tests. */
  public Conclusion with(List<TestCase> others) {
    return with(others, spares);
  }

  /** The same with other tests, and those that are left over. */
  public Conclusion with(List<TestCase> others, List<TestCase> leftOver) {
    return new Conclusion(
        entry,
        others,
        stop,
        statistics,
        doubts,
        bounds,
        assumptions,
        losses,
        course,
        leftOver,
        proofs);
  }
}
