package dev.waymark.solver.api;

import java.util.Map;

/**
 * What a {@code SolverStack} did so far.
 *
 * @param asked the queries, each of which was {@code sat}, {@code unsat} or {@code unknown}
 * @param invalidModels how many of the unknown had a model that did not satisfy its query
 * @param served the queries each layer answered by itself; for {@link Layer#SLICE}, those it
 *     shortened; those of {@link Layer#SECOND} are where the second opinion decided
 * @param backends the work of each bare solver
 */
public record SolverStatistics(
    long asked,
    long sat,
    long unsat,
    long unknown,
    long invalidModels,
    Map<Layer, Long> served,
    Map<Backend, Work> backends) {

  /** What one bare solver did. */
  public record Work(long asked, long decided, long nanoseconds) {
    public static final Work NONE = new Work(0, 0, 0);
  }
}
