package dev.waymark.explore.search;

import dev.waymark.program.branch.Branch;
import java.util.List;

/**
 * The uncovered branch on which the most statements depend, be it through others; when none is left
 * to flip to, any.
 */
final class CarFast implements Ranked.Ranking {
  static final StrategyKind KIND =
      new StrategyKind(
          "carfast",
          "the uncovered branch on which the most statements depend",
          "Park et al.: CarFast, Achieving Higher Statement Coverage Faster, FSE 2012",
          List.of(),
          (options, given) ->
              new Ranked(given, new CarFast(given.wanted(), given.territory().dependents())));

  private final Wanted wanted;
  private final Dependents dependents;

  private CarFast(Wanted wanted, Dependents dependents) {
    this.wanted = wanted;
    this.dependents = dependents;
  }

  @Override
  public void update() {
    // what depends on a branch does not change, and what is wanted is asked for each time
  }

  @Override
  public int of(Aim aim, int tries) {
    Branch branch = aim.branch();
    return branch == null || !wanted.isWanted(branch) ? LAST : -dependents.of(branch).statements();
  }
}
