package dev.waymark.explore.purpose;

import dev.waymark.explore.search.Aim;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.branch.Branch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What flips are for; branches are looked up once for each outcome of a site. */
final class Aims {
  private static final int INITIAL = 64;

  private final SiteTable sites;
  private @Nullable Branch[] branches = new @Nullable Branch[INITIAL];

  Aims(SiteTable sites) {
    this.sites = sites;
  }

  /**
   * A flip to the outcome with this number, on a path of {@code lane}.
   *
   * @param context what was taken last before it, outside of models
   */
  Aim of(int lane, int outcome, @Nullable Branch context) {
    Branch branch = branch(outcome);
    return new Aim(lane, branch, Aim.isInModel(branch) ? context : null);
  }

  /** {@code before}, or what the outcome with this number is, if it is not in a model. */
  @Nullable Branch context(@Nullable Branch before, int outcome) {
    Branch branch = branch(outcome);
    return Aim.isInModel(branch) ? before : branch;
  }

  /** Null if the outcome is none that has a name. */
  @Nullable Branch branch(int outcome) {
    if (outcome >= branches.length) {
      branches = Arrays.copyOf(branches, 2 * outcome);
    }
    Branch branch = branches[outcome];
    if (branch == null) {
      branch = sites.branch(outcome).orElse(null);
      branches[outcome] = branch;
    }
    return branch;
  }
}
