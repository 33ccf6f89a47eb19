package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Verdict;
import java.util.Collection;

/**
 * Counts objectives that are open only because of states that are not tried: they were called
 * infeasible, if only within bounds that nobody can set, until such claims were withdrawn.
 */
public final class Withdrawn {
  private Withdrawn() {}

  public static long count(Collection<Verdict> verdicts) {
    return verdicts.stream().filter(Withdrawn::isWithdrawn).count();
  }

  private static boolean isWithdrawn(Verdict verdict) {
    return verdict instanceof Verdict.Open open
        && !open.doubts().isEmpty()
        && open.doubts().stream().allMatch(Withdrawn::isAboutStates);
  }

  private static boolean isAboutStates(Doubt doubt) {
    return doubt.kind().name().equals("STATES") || doubt.reason().contains("initializ");
  }
}
