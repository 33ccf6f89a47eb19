package dev.waymark.explore;

import dev.waymark.path.tree.PathCriterion;
import org.junit.jupiter.api.Test;

/** Beside the other criterion: together they would be the longest test of all. */
class TrapConditionsTest {
  @Test
  void noArcOfATrapIsInfeasible() {
    new TrapArcs(PathCriterion.MINIMAL_ALL_CONDITIONS).assertNoneIsInfeasible();
  }
}
