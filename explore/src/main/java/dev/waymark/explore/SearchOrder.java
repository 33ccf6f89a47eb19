package dev.waymark.explore;

/** In which order paths are tried. */
public enum SearchOrder {
  /** The last branch of the last path first; needs the least memory. */
  DEPTH_FIRST,
  /** What leads to uncovered branches first, all branches and shapes of inputs in turn. */
  UNCOVERED_FIRST;

  /** The order that fits {@code criterion}. */
  public static SearchOrder of(Criterion criterion) {
    return criterion == Criterion.BRANCH ? UNCOVERED_FIRST : DEPTH_FIRST;
  }

  Strategy strategy(BranchCoverage coverage) {
    return this == DEPTH_FIRST ? new DepthFirst() : new UncoveredFirst(coverage);
  }
}
