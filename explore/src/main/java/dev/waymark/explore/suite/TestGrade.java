package dev.waymark.explore.suite;

import dev.waymark.target.wire.Outcome;

/** How much a run is worth as a test, best first. */
enum TestGrade {
  /** Code behind what it takes is run, too. */
  RETURNS,
  THROWS,
  /** It did not come to an end that a test could repeat. */
  IS_NO_TEST;

  static TestGrade of(Outcome outcome) {
    boolean returns = outcome.sort() == Outcome.Sort.RETURNED;
    if (returns && outcome.remark().isEmpty()) {
      return RETURNS;
    }
    return outcome.isAnswer() ? THROWS : IS_NO_TEST;
  }
}
