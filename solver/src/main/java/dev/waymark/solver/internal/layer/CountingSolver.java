package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import java.util.function.LongSupplier;

/** Counts and times the work of a bare solver. */
public final class CountingSolver extends Decorator {
  private final Backend backend;
  private final Counters counters;
  private final LongSupplier nanoClock;

  public CountingSolver(Solver next, Backend backend, Counters counters, LongSupplier nanoClock) {
    super(next);
    this.backend = backend;
    this.counters = counters;
    this.nanoClock = nanoClock;
  }

  @Override
  public Answer check(Query query) {
    long start = nanoClock.getAsLong();
    Answer answer = next.check(query);
    counters.work(backend, answer, nanoClock.getAsLong() - start);
    return answer;
  }
}
