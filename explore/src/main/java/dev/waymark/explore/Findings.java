package dev.waymark.explore;

import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.target.Loss;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an exploration found.
 *
 * @param tests inputs that covered something new, or all paths if those were asked for
 * @param verdicts every branch of the entry, in the order of the code
 * @param doubts why what was not seen may yet exist; empty if nothing can
 * @param losses how many runs lost precision, by reason and place, the most frequent first
 * @param course how the exploration went
 */
public record Findings(
    Entry entry,
    List<TestCase> tests,
    Map<Branch, Verdict> verdicts,
    StopReason stopReason,
    Statistics statistics,
    Set<String> doubts,
    Map<Loss, Integer> losses,
    Course course) {
  public Findings {
    tests = List.copyOf(tests);
  }

  /** Findings without losses, of which nobody knows how they came about. */
  public Findings(
      Entry entry,
      List<TestCase> tests,
      Map<Branch, Verdict> verdicts,
      StopReason stopReason,
      Statistics statistics,
      Set<String> doubts) {
    this(entry, tests, verdicts, stopReason, statistics, doubts, Map.of(), Course.NONE);
  }

  /** How many branches have a verdict of this class. */
  public long count(Class<? extends Verdict> type) {
    return verdicts.values().stream().filter(type::isInstance).count();
  }
}
