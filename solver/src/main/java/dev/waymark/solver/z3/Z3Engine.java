package dev.waymark.solver.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Z3Exception;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.solver.internal.encoding.SmtBuilder;
import dev.waymark.solver.internal.engine.Engine;
import dev.waymark.solver.internal.engine.Finding;
import dev.waymark.solver.internal.engine.Mode;
import dev.waymark.solver.internal.engine.Theory;
import java.time.Duration;
import java.util.List;

/** One Z3 context, good for a number of queries. */
final class Z3Engine implements Engine<Expr<?>> {
  /** After so many queries the memory of a context is given back; making one takes 5 ms. */
  private static final int LIFE = 1000;

  private final Context context = new StableContext();
  private final ContextWatchdog watchdog = new ContextWatchdog(context);
  private final SmtBuilder<Expr<?>> builder = new Z3Builder(context);
  private final NativeSolvers solvers = new NativeSolvers(context);
  private final AssumingCheck assumingCheck;
  private final PlainCheck plainCheck;
  private Duration time = Limits.NONE.time();
  private Duration mostTime = time;
  private int queries;

  /** Whether there was no memory left for a query. */
  private boolean isFull;

  Z3Engine(Mode mode) {
    this.assumingCheck = new AssumingCheck(solvers, mode);
    this.plainCheck = new PlainCheck(solvers);
  }

  @Override
  public SmtBuilder<Expr<?>> builder() {
    return builder;
  }

  @Override
  public boolean isFailure(RuntimeException exception) {
    return exception instanceof Z3Exception;
  }

  @Override
  public boolean isSpent() {
    return queries >= LIFE || watchdog.hasFired() || isFull;
  }

  @Override
  public void forget() {
    assumingCheck.forget();
  }

  @Override
  public void limit(Limits choice, Duration most) {
    time = choice.time();
    mostTime = most;
    solvers.limit(choice.steps());
  }

  @Override
  public Finding<Expr<?>> check(Theory theory, List<Expr<?>> facts, List<Expr<?>> conditions) {
    queries++;
    try {
      Finding<Expr<?>> finding =
          watchdog.guard(time, mostTime, () -> unguarded(theory, facts, conditions));
      if (!(finding instanceof Finding.GaveUp<Expr<?>> gaveUp)) {
        return finding;
      }
      isFull = gaveUp.reason() == UnknownReason.MEMORY;
      return watchdog.hasFired() ? late() : finding;
    } catch (Z3Exception e) {
      if (watchdog.hasFired()) {
        return late();
      }
      isFull = NativeSolvers.isOutOfMemory(String.valueOf(e.getMessage()));
      if (!isFull) {
        throw e;
      }
      return new Finding.GaveUp<>(UnknownReason.MEMORY);
    }
  }

  private Finding<Expr<?>> unguarded(Theory theory, List<Expr<?>> facts, List<Expr<?>> conditions) {
    return switch (theory) {
      case BIT_VECTORS -> assumingCheck.check(facts, conditions);
      case FLOATS -> plainCheck.check(facts, conditions);
    };
  }

  private static Finding<Expr<?>> late() {
    return new Finding.GaveUp<>(UnknownReason.TIME);
  }

  @Override
  public void close() {
    context.close();
  }
}
