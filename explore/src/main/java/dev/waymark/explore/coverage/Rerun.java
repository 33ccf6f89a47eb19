package dev.waymark.explore.coverage;

import dev.waymark.target.Execution;
import dev.waymark.target.wire.Outcome;

/**
 * The same input, run again.
 *
 * @param hasSameBranches whether the code under test took the same branches, symbolic or not
 */
public record Rerun(Execution first, Execution second, boolean hasSameBranches) {
  boolean isSame() {
    return hasSameEnd() && first.path().equals(second.path()) && hasSameBranches;
  }

  boolean hasSameEnd() {
    Outcome one = first.outcome();
    Outcome other = second.outcome();
    return one.sort() == other.sort()
        && one.text().equals(other.text())
        && one.arguments().equals(other.arguments());
  }
}
