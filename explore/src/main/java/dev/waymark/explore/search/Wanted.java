package dev.waymark.explore.search;

import dev.waymark.program.branch.Branch;

/** What is still to be covered. */
public interface Wanted {
  /** Whether {@code branch} is an objective, and not covered. */
  boolean isWanted(Branch branch);

  /** How many objectives are covered; what is wanted changes only with it. */
  int count();
}
