package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.paths.PathPurpose;
import dev.waymark.explore.purpose.BranchPurpose;
import dev.waymark.explore.purpose.Purpose;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.MethodModel;
import java.util.function.Predicate;

/** Chooses purposes. */
final class Purposes {
  private Purposes() {}

  /** What the settings of {@code job} say; all {@code objectives} unless abstract paths. */
  static Purpose of(Job job, Workbench bench, Objectives objectives) {
    BranchCoverage branches =
        new BranchCoverage(objectives, bench.sites(), bench.target().labels());
    return of(job, bench.sites(), branches, method -> true);
  }

  /**
   * What the settings of {@code job} say.
   *
   * @param branches what is to be covered, unless abstract paths are
   * @param isGoal the methods whose branches to go on for
   */
  static Purpose of(
      Job job, SiteTable sites, BranchCoverage branches, Predicate<MethodModel> isGoal) {
    PathChoice paths = job.settings().paths();
    return paths == null
        ? new BranchPurpose(job.settings(), sites, branches, isGoal)
        : new PathPurpose(job, paths, sites);
  }
}
