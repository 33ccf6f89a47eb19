package dev.waymark.path;

/** What constraints speak of. */
public enum Naming {
  /**
   * Inputs alone: what is computed from them stands in its place. Only branches are constraints.
   */
  SUBSTITUTED,
  /** Each assignment names a value of its own, and is a constraint. */
  NAMED
}
