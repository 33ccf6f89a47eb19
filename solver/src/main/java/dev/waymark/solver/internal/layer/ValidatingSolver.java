package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.term.assign.Assignment;

/**
 * The outermost layer: evaluates every query under its model, so that no wrong one gets out,
 * answers when time is up, and counts the answers.
 */
public final class ValidatingSolver extends Decorator {
  private final Counters counters;

  public ValidatingSolver(Solver next, Counters counters) {
    super(next);
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    Answer answer = inTime(query);
    Answer valid = answer instanceof Sat sat ? validated(query, sat) : answer;
    counters.answer(valid);
    return valid;
  }

  private Answer inTime(Query query) {
    try {
      return next.check(query);
    } catch (Deadline.TimeIsUp e) {
      return new Unknown(UnknownReason.TIME);
    }
  }

  private static Answer validated(Query query, Sat sat) {
    Assignment complete = query.complete(sat.model());
    return KnownModels.satisfies(complete, query)
        ? new Sat(complete)
        : new Unknown(UnknownReason.INVALID_MODEL);
  }
}
