package dev.waymark.explore.search;

import dev.waymark.program.branch.Branch;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** Coverage of some branches, as a test wants it. */
final class Coverage implements Wanted {
  private final Set<Branch> left;
  private int covered;

  Coverage(Collection<Branch> branches) {
    this.left = new LinkedHashSet<>(branches);
  }

  /** Whether that is new. */
  boolean cover(Branch branch) {
    boolean isNew = left.remove(branch);
    covered += isNew ? 1 : 0;
    return isNew;
  }

  @Override
  public boolean isWanted(Branch branch) {
    return left.contains(branch);
  }

  @Override
  public int count() {
    return covered;
  }
}
