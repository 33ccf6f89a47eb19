package dev.waymark.solver.api;

/** Decides queries, one after the other. Holds native memory until closed. */
public interface Solver extends AutoCloseable {
  /**
   * Whether all constraints of {@code query} can hold together. A model assigns no symbols but
   * those of the constraints, unless the query has a base.
   */
  Answer check(Query query);

  @Override
  void close();
}
