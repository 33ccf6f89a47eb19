package dev.waymark.solver.bitwuzla;

import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Reason;
import java.util.function.LongSupplier;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Terminator;

/**
 * Stops the solver at its limits. It asks at points of its search that depend on nothing but the
 * query, so the number of questions is a measure of steps that repeats.
 */
final class LimitTerminator extends Terminator {
  /** About what Z3 does in the time between two questions, in its resource units. */
  private static final long STEPS_PER_QUESTION = 50;

  private Limits limits;
  private final LongSupplier nanoClock;
  private long questionLimit;
  private long start;
  private long questions;

  LimitTerminator(Limits limits, LongSupplier nanoClock) {
    this.limits = limits;
    this.nanoClock = nanoClock;
    limit(limits);
  }

  /** Sets the limits of the queries to come. */
  void limit(Limits choice) {
    limits = choice;
    questionLimit = Math.max(1, choice.steps() / STEPS_PER_QUESTION);
  }

  /** Begins a query. */
  void restart() {
    start = nanoClock.getAsLong();
    questions = 0;
  }

  @Override
  public boolean terminate() {
    questions++;
    return areStepsSpent() || isTimeSpent();
  }

  private boolean areStepsSpent() {
    return questions >= questionLimit;
  }

  private boolean isTimeSpent() {
    return nanoClock.getAsLong() - start >= limits.time().toNanos();
  }

  /** Why the solver gave up. */
  Reason reason() {
    if (areStepsSpent()) {
      return Reason.STEPS;
    }
    return isTimeSpent() ? Reason.TIME : Reason.INCOMPLETE;
  }
}
