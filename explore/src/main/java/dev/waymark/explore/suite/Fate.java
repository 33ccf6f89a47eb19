package dev.waymark.explore.suite;

import dev.waymark.program.branch.Branch;
import java.util.Set;

/** What became of a test that was written. */
public sealed interface Fate {
  /** It is kept, and takes these objectives. */
  record Kept(Set<Branch> taken) implements Fate {
    public Kept {
      taken = Set.copyOf(taken);
    }
  }

  /** It is not kept. */
  record Dropped(String reason) implements Fate {}

  /** It is kept, but nobody knows what it takes. */
  record Unmeasured(String reason) implements Fate {}
}
