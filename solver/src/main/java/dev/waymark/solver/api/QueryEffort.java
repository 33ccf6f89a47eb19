package dev.waymark.solver.api;

/** How much a query is worth. */
public enum QueryEffort {
  /** A try, where there are other queries that may be easier. */
  QUICK,
  /** All that the limits allow. */
  FULL
}
