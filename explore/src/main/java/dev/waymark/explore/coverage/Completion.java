package dev.waymark.explore.coverage;

import dev.waymark.explore.job.Settings;
import dev.waymark.target.wire.Outcome;

/**
 * Whether an entry is done whose goals are reached. It is run until it returns once, so that there
 * is a test of what it is meant to do, unless it does not seem to return at all. It goes on for a
 * while where an exception hides what was taken, for another run may show it.
 */
final class Completion {
  private static final int MOST_RUNS_TO_RETURN = 50;

  /** How many more runs and questions to a solver it takes at most to show what was hidden. */
  private static final int MOST_TO_SHOW = 200;

  private final Settings settings;
  private final Goals goals;
  private boolean hasReturned;
  private int begun = -1;

  Completion(Settings settings, Goals goals) {
    this.settings = settings;
    this.goals = goals;
  }

  /** Whether a run that ended so is the first that returned. */
  boolean isFirstReturn(Outcome outcome) {
    return !hasReturned && outcome.sort() == Outcome.Sort.RETURNED;
  }

  /** Notes how a run ended. */
  void ran(Outcome outcome) {
    hasReturned |= outcome.sort() == Outcome.Sort.RETURNED;
  }

  /** Whether nothing is left to do, after so many runs, and questions to a solver. */
  boolean isDone(int runs, int asked) {
    boolean isTried = !settings.isOfBranches() || hasReturned || runs >= MOST_RUNS_TO_RETURN;
    return runs > 0 && isTried && goals.areReached() && (goals.areShown() || isOver(runs + asked));
  }

  private boolean isOver(int work) {
    begun = begun < 0 ? work : begun;
    return work - begun >= MOST_TO_SHOW;
  }
}
