package dev.waymark.benchmarks.trust;

/**
 * What Waymark says of a branch.
 *
 * @param branch its label
 * @param verdict the kind of verdict
 * @param explanation the verdict as people read it
 */
record Claim(String type, String branch, String verdict, String explanation) {
  boolean isCovered() {
    return verdict.equals("Covered");
  }

  boolean isOpen() {
    return verdict.equals("Open");
  }

  /** Whether it says that nothing takes the branch. */
  boolean isDenial() {
    return verdict.startsWith("Infeasible");
  }

  boolean isWithinBounds() {
    return verdict.equals("InfeasibleWithinBounds");
  }

  @Override
  public String toString() {
    return branch + " is " + explanation;
  }
}
