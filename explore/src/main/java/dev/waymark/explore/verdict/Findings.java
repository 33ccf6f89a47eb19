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
 * @param spares tests that show nothing which {@code tests} do not show
 * @param dropped why tests were not kept, by their numbers
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
    AbstractTree tree,
    List<TestCase> spares,
    Map<Integer, String> dropped) {
  public Findings {
    tests = List.copyOf(tests);
    spares = List.copyOf(spares);
    dropped = Map.copyOf(dropped);
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
        AbstractTree.NONE,
        List.of(),
        Map.of());
  }

  /** The same with other tests, and other spares. */
  public Findings with(List<TestCase> others, List<TestCase> leftOver) {
    return new Findings(
        entry,
        others,
        verdicts,
        stopReason,
        statistics,
        doubts,
        losses,
        course,
        tree,
        leftOver,
        dropped);
  }

  /** The same after some of these tests were {@code dropped}, with what follows from that. */
  public Findings with(
      List<TestCase> others, Map<Objective, Verdict> judged, Map<Integer, String> unkept) {
    return new Findings(
        entry,
        others,
        judged,
        stopReason,
        statistics,
        doubts,
        losses,
        course,
        tree,
        spares,
        unkept);
  }

  /** How many tests are written: those that can be, and were not dropped. */
  public int written() {
    return (int)
        tests.stream()
            .filter(test -> test.isWritable() && !dropped.containsKey(test.number()))
            .count();
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
