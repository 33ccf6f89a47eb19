package dev.waymark.explore.coverage;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.search.Wanted;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.List;
import java.util.Set;

/** What is covered of some objectives, and which runs are worth a test for them. */
public interface ObjectiveCoverage extends Wanted {
  /** Whether a run ended with an exception. */
  enum Failure {
    /** It did not. */
    NONE,
    /** With one that no other ended with. */
    NEW,
    /** With one that another ended with. */
    KNOWN
  }

  /**
   * How a run compares with those before it.
   *
   * @param isFirst whether it is the first of all, or the first that returned
   */
  record Novelty(boolean isFirst, Failure failure) {}

  /**
   * What a run covers.
   *
   * @param isNotable whether it is worth a test
   * @param first what it was the first to cover
   * @param all what it covers, if it is worth a test
   */
  record Gain(boolean isNotable, List<Branch> first, List<Branch> all) {}

  /** How many objectives are covered. */
  int covered();

  /** Whether a run is worth a test, whether or not it is a first one. */
  boolean isNews(Execution run, Failure failure);

  /** Notes what a run covers, which becomes {@code witness} if it is worth it. */
  Gain cover(Execution run, Novelty novelty, Witness witness);

  /** The branches to be covered that a run takes; none if it is not about branches. */
  default List<Branch> taken(Execution run) {
    return List.of();
  }

  /** Covers what a test of {@code entry} is known to cover. */
  void restore(Entry entry, TestCase test);

  /** What stands against proofs of any of the objectives. */
  default Set<Doubt> doubts() {
    return Set.of();
  }

  /** Writes what tests do not tell. */
  default void write(Outgoing out) {}

  /** Takes over what {@link #write} wrote. */
  default void read(Incoming in) {}
}
