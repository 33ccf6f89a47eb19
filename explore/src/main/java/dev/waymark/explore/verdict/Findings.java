package dev.waymark.explore.verdict;

import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.target.Loss;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an exploration found.
 *
 * @param tests inputs that covered something new, or all paths if those were asked for
 * @param verdicts every objective of the entry, in the order of the code
 * @param doubts why what was not seen may yet exist; empty if nothing can
 * @param losses how many runs lost precision, by reason and place, the most frequent first
 * @param course how the exploration went
 * @param tree what was tried, if abstract paths are wanted
 */
public record Findings(
    Entry entry,
    List<TestCase> tests,
    Map<Objective, Verdict> verdicts,
    StopReason stopReason,
    Statistics statistics,
    Set<Doubt> doubts,
    Map<Loss, Integer> losses,
    Course course,
    AbstractTree tree) {
  public Findings {
    tests = List.copyOf(tests);
  }

  /** Findings without losses, of which nobody knows how they came about. */
  public Findings(
      Entry entry,
      List<TestCase> tests,
      Map<Objective, Verdict> verdicts,
      StopReason stopReason,
      Statistics statistics,
      Set<Doubt> doubts) {
    this(
        entry,
        tests,
        verdicts,
        stopReason,
        statistics,
        doubts,
        Map.of(),
        Course.NONE,
        AbstractTree.NONE);
  }

  /** Whether abstract paths are wanted, and not branches. */
  public boolean isOfPaths() {
    return !tree.equals(AbstractTree.NONE);
  }

  /** The verdicts on branches and labels. */
  public Map<Branch, Verdict> branches() {
    return branches(verdicts);
  }

  static Map<Branch, Verdict> branches(Map<Objective, Verdict> verdicts) {
    Map<Branch, Verdict> branches = new LinkedHashMap<>();
    verdicts.forEach(
        (objective, verdict) -> {
          if (objective instanceof Objective.BranchTaken taken) {
            branches.put(taken.branch(), verdict);
          }
        });
    return branches;
  }

  /** How many objectives have a verdict of this class. */
  public long count(Class<? extends Verdict> type) {
    return verdicts.values().stream().filter(type::isInstance).count();
  }
}
