package dev.waymark.solver.internal.engine;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Patience;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.solver.internal.encoding.UnsupportedTermException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers queries with an engine, and replaces it when it is spent or has failed. The engine works
 * in a thread of its own: where a native solver does not mind its limits, nobody waits for it
 * longer than until the deadline.
 */
public final class EngineSolver<E> implements Solver {
  private final Mode mode;
  private final Patience patience;
  private final Deadline deadline;
  private final Supplier<? extends Engine<E>> engines;
  private @Nullable EngineThread thread;

  /** Of the thread alone. */
  private @Nullable Session<E> session;

  public EngineSolver(
      Mode mode, Patience patience, Deadline deadline, Supplier<? extends Engine<E>> engines) {
    this.mode = mode;
    this.patience = patience;
    this.deadline = deadline;
    this.engines = engines;
  }

  @Override
  public Answer check(Query query) {
    deadline.check();
    EngineThread current = thread;
    if (current == null) {
      current = new EngineThread(deadline);
      thread = current;
    }
    return current.call(() -> answer(query));
  }

  private Answer answer(Query query) {
    Session<E> current = session();
    try {
      return current.check(query.constraints(), patience.of(query.effort()), deadline);
    } catch (UnsupportedTermException e) {
      return new Unknown(UnknownReason.INCOMPLETE);
    } catch (RuntimeException e) {
      if (!current.isFailure(e)) {
        throw e;
      }
      closeSession();
      return new Unknown(UnknownReason.CRASHED);
    }
  }

  private Session<E> session() {
    if (session != null && session.isSpent()) {
      closeSession();
    }
    if (session == null) {
      session = new Session<>(engines.get(), new ConstraintMemory(mode));
    }
    return session;
  }

  private void closeSession() {
    if (session != null) {
      session.close();
      session = null;
    }
  }

  /** What does not end in time is closed when it does. */
  @Override
  public void close() {
    EngineThread current = thread;
    if (current != null) {
      thread = null;
      current.end(this::closeSession);
    }
  }
}
