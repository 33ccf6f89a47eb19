package dev.waymark.explore.extension;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Execution;
import dev.waymark.target.Input;
import dev.waymark.target.TargetException;
import java.util.function.Supplier;

/**
 * Learns what an exploration does: every run, whatever became of it, and every partial path that is
 * refuted or left open. Terms that it is shown are forgotten at the end of an epoch.
 */
@FunctionalInterface
public interface Observer {
  /** An input that the code admits was run. */
  void ran(TestCase test, Execution execution);

  /** An input was run on which an assumption of the code fails. */
  default void rejected(Execution execution) {}

  /** An input was the end of the target JVM. */
  default void lost(Input input, TargetException problem) {}

  /** So many inputs were tried without a look at their paths. */
  default void tried(int inputs) {}

  /** No input takes a partial path. */
  default void refuted(Refutation refutation) {}

  /**
   * The exploration is over; this is what its frontier looks like, to be asked for now or never.
   */
  default void ended(Supplier<Gcfg> frontier) {}

  /** It was not found out whether an input takes a partial path: a solver gave up, or a run did. */
  default void unsettled(Question question) {}
}
