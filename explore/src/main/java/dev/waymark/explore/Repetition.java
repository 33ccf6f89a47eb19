package dev.waymark.explore;

import dev.waymark.target.Execution;
import dev.waymark.target.host.Outcome;

/**
 * The same input, run three times. Classes may be initialized in the first run alone, so that the
 * others tell whether it takes one path.
 */
record Repetition(Execution first, Execution second, Execution third) {
  boolean isSame() {
    return hasSameEnd()
        && first.path().equals(second.path())
        && second.covered().equals(third.covered());
  }

  boolean hasSameEnd() {
    Outcome one = first.outcome();
    Outcome other = second.outcome();
    return one.sort() == other.sort()
        && one.text().equals(other.text())
        && one.arguments().equals(other.arguments());
  }
}
