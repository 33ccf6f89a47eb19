package dev.waymark.solver.internal.engine;

import dev.waymark.solver.api.Limits;
import dev.waymark.solver.internal.encoding.SmtBuilder;
import java.time.Duration;
import java.util.List;

/**
 * A native solver and the expressions made for it, which die together.
 *
 * @param <E> its expressions
 */
public interface Engine<E> extends AutoCloseable {
  SmtBuilder<E> builder();

  /** Drops what was learned from earlier checks. */
  void forget();

  /**
   * Sets the limits of the checks to come; to be called before the first.
   *
   * @param most how long a check may take on the wall, even if others work on this machine
   */
  void limit(Limits limits, Duration most);

  /** Whether {@code facts} and {@code conditions} can hold together. */
  Finding<E> check(Theory theory, List<E> facts, List<E> conditions);

  /**
   * Whether {@code exception} is how the native solver, or the making of its expressions, fails.
   * The engine can then only be closed.
   */
  boolean isFailure(RuntimeException exception);

  /** Whether it is time for a fresh engine. */
  boolean isSpent();

  @Override
  void close();
}
