package dev.waymark.solver.internal.engine;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Patience;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Reason;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.internal.encoding.UnsupportedTermException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Answers queries with an engine, and replaces it when it is spent or has failed. */
public final class EngineSolver<E> implements Solver {
  private final Mode mode;
  private final Patience patience;
  private final Supplier<? extends Engine<E>> engines;
  private @Nullable Session<E> session;

  public EngineSolver(Mode mode, Patience patience, Supplier<? extends Engine<E>> engines) {
    this.mode = mode;
    this.patience = patience;
    this.engines = engines;
  }

  @Override
  public Answer check(Query query) {
    Session<E> current = session();
    try {
      return current.check(query.constraints(), patience.of(query.effort()));
    } catch (UnsupportedTermException e) {
      return new Unknown(Reason.INCOMPLETE);
    } catch (RuntimeException e) {
      if (!current.isFailure(e)) {
        throw e;
      }
      close();
      return new Unknown(Reason.CRASHED);
    }
  }

  private Session<E> session() {
    if (session != null && session.isSpent()) {
      close();
    }
    if (session == null) {
      session = new Session<>(engines.get(), new ConstraintMemory(mode));
    }
    return session;
  }

  @Override
  public void close() {
    if (session != null) {
      session.close();
      session = null;
    }
  }
}
