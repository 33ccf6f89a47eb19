package dev.waymark.explore;

import dev.waymark.path.tree.PathCriterion;
import java.util.List;
import java.util.Map;

/**
 * What an exploration of abstract paths found.
 *
 * @param objectives the verdict on each abstract path, or abstract partial path
 * @param attempts all that was tried, in order
 * @param solverCalls how often a solver was asked
 * @param findings the tests, and what else there is to say
 */
public record PathFindings(
    PathCriterion criterion,
    Map<String, Verdict> objectives,
    List<Attempt> attempts,
    int solverCalls,
    Findings findings) {
  public PathFindings {
    attempts = List.copyOf(attempts);
  }

  /** How many objectives have a verdict of this class. */
  public long count(Class<? extends Verdict> type) {
    return objectives.values().stream().filter(type::isInstance).count();
  }

  /** How many attempts ended so. */
  public long count(Attempt.Kind kind) {
    return attempts.stream().filter(each -> each.kind() == kind).count();
  }
}
