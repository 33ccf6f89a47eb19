package dev.waymark.solver.api;

/** The limits of queries, by what they are worth. */
public record Patience(Limits quick, Limits full) {
  /** The limits of a query that is worth {@code effort}. */
  public Limits of(QueryEffort effort) {
    return switch (effort) {
      case QUICK -> quick;
      case FULL -> full;
    };
  }
}
