package dev.waymark.benchmarks.explore;

/**
 * What is compared of an exploration for labels.
 *
 * @param paths complete paths that were run, for labels too
 * @param infeasible partial paths, and questions about labels, that the solver refuted
 * @param covered how many labels are covered
 * @param nanoseconds how long it took
 * @param isComplete whether no path is left
 */
record LabelFigures(
    long paths, long infeasible, long covered, long nanoseconds, boolean isComplete) {

  /** The paths that the search explored, feasible or not: the leaves of its tree. */
  long explored() {
    return paths + infeasible;
  }
}
