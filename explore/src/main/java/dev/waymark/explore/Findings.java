package dev.waymark.explore;

import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an exploration found.
 *
 * @param tests inputs that covered something new, or all paths if those were asked for
 * @param verdicts every branch of the entry, in the order of the code
 * @param doubts why what was not seen may yet exist; empty if nothing can
 */
public record Findings(
    Entry entry,
    List<TestCase> tests,
    Map<Branch, Verdict> verdicts,
    StopReason stopReason,
    Statistics statistics,
    Set<String> doubts) {
  public Findings {
    tests = List.copyOf(tests);
  }

  /** How many branches have a verdict of this class. */
  public long count(Class<? extends Verdict> type) {
    return verdicts.values().stream().filter(type::isInstance).count();
  }
}
