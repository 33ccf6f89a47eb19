package dev.waymark.explore.purpose;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.coverage.BranchGoals;
import dev.waymark.explore.coverage.Goals;
import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Veto;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.label.LabelSearch;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.search.Strategy;
import dev.waymark.explore.search.Surroundings;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Standing;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.MethodModel;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** To cover branches and labels, or all paths, as the executor sees them. */
public final class BranchPurpose implements Purpose {
  private final Settings settings;
  private final SiteTable sites;
  private final BranchCoverage coverage;
  private final Goals goals;

  /**
   * For objectives that others may have, too.
   *
   * @param coverage what is covered, by others too
   * @param isGoal the methods whose objectives to go on for
   */
  public BranchPurpose(
      Settings settings, SiteTable sites, BranchCoverage coverage, Predicate<MethodModel> isGoal) {
    this.settings = settings;
    this.sites = sites;
    this.coverage = coverage;
    this.goals = BranchGoals.in(isGoal, coverage);
  }

  @Override
  public BranchCoverage coverage() {
    return coverage;
  }

  @Override
  public BranchCoverage branches() {
    return coverage;
  }

  @Override
  public Goals goals() {
    return goals;
  }

  @Override
  public Perspective perspective(LabelSearch labels, Ledger ledger) {
    return new TracePerspective(sites, labels, new Flips(sites, settings.bounds(), ledger));
  }

  @Override
  public Strategy strategy(Surroundings given) {
    return settings.strategy().make(given);
  }

  @Override
  public List<Veto> vetoes() {
    return List.of();
  }

  @Override
  public List<Observer> observers() {
    return List.of();
  }

  @Override
  public Map<Objective, Standing> standings(Set<Doubt> doubts) {
    return coverage.standings();
  }
}
