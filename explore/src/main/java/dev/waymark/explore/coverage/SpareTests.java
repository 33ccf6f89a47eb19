package dev.waymark.explore.coverage;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.target.Execution;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Runs of an entry that do what no other run of it did, though tests of other entries show it. They
 * may stand in for those. The journal does not have them.
 */
final class SpareTests {
  private static final int MOST = 200;

  private final BitSet seen = new BitSet();
  private final List<TestCase> tests = new ArrayList<>();

  /** Whether {@code run}, which is no test, is worth to be kept. */
  boolean isWorthy(Execution run) {
    BitSet fresh = (BitSet) run.covered().clone();
    fresh.andNot(seen);
    return !fresh.isEmpty() && run.outcome().isAnswer() && tests.size() < MOST;
  }

  void add(TestCase test) {
    tests.add(test);
  }

  /** Notes what a run did, whether or not it is kept. */
  void see(Execution run) {
    seen.or(run.covered());
  }

  List<TestCase> all() {
    return List.copyOf(tests);
  }
}
