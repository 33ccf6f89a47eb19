package dev.waymark.explore.paths;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.coverage.Goals;
import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.coverage.ObjectiveCoverage;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.extension.Veto;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.label.LabelSearch;
import dev.waymark.explore.objective.AbstractTree;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.purpose.Perspective;
import dev.waymark.explore.purpose.Purpose;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.search.Strategy;
import dev.waymark.explore.search.Surroundings;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Standing;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.path.tree.CoveredArcs;
import dev.waymark.path.tree.PathCoverage;
import dev.waymark.target.Entry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * To cover abstract paths (paper 004, section 5): depth first for criteria of paths; for criteria
 * of arcs as {@link ArcSearch} says.
 */
public final class PathPurpose implements Purpose {
  private final Entry entry;
  private final PathChoice choice;
  private final BranchCoverage branches;
  private final WalkPerspective view;
  private final PathRecord paths;

  public PathPurpose(Job job, PathChoice choice, SiteTable sites) {
    this.entry = job.entry();
    this.choice = choice;
    this.branches = new BranchCoverage(List.of(entry.method()), sites);
    PathCoverage coverage = choice.criterion().coverage(entry.method());
    this.view =
        new WalkPerspective(
            entry, job.calls().hierarchy(), sites, choice, coverage, job.settings());
    this.paths = new PathRecord(view, choice, coverage, branches);
  }

  @Override
  public ObjectiveCoverage coverage() {
    return paths;
  }

  @Override
  public BranchCoverage branches() {
    return branches;
  }

  @Override
  public Goals goals() {
    return paths::isComplete;
  }

  @Override
  public Perspective perspective(LabelSearch labels, Ledger ledger) {
    return view;
  }

  @Override
  public Strategy strategy(Surroundings given) {
    if (choice.scope() == PathChoice.Scope.EVERYTHING
        || !(paths.coverage() instanceof CoveredArcs arcs)) {
      return SearchChoice.parse("dfs").make(given);
    }
    boolean isOfPaper = choice.scope() == PathChoice.Scope.AS_PAPER;
    return new ArcSearch(
        arcs, view, isOfPaper ? ArcSearch.Order.TWO_PASSES : ArcSearch.Order.SPARING);
  }

  @Override
  public List<Veto> vetoes() {
    return List.of(new ConstantVeto());
  }

  @Override
  public List<Observer> observers() {
    return List.of(paths);
  }

  @Override
  public void left(List<PartialPath> waiting, BooleanSupplier isOver) {
    paths.left(waiting, isOver);
  }

  @Override
  public Map<Objective, Standing> standings(Set<Doubt> doubts) {
    return PathStandings.of(entry, paths.coverage(), paths.tree().attempts(), doubts);
  }

  @Override
  public AbstractTree tree() {
    return paths.tree();
  }
}
