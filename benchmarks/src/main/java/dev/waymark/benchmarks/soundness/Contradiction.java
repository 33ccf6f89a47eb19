package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;

/**
 * A branch that is taken, whatever the verdict says.
 *
 * @param configuration how it was explored
 * @param witness what takes it
 */
record Contradiction(Branch branch, Verdict verdict, String configuration, String witness) {
  @Override
  public String toString() {
    return branch + " is " + verdict + " (" + configuration + "), but taken by " + witness;
  }
}
