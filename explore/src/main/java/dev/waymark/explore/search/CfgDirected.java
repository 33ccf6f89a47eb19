package dev.waymark.explore.search;

import dev.waymark.program.branch.Branch;
import java.util.List;

/**
 * What is closest to an uncovered branch: the fewest branches lie between it and that, on the
 * shortest way in the control flow of all code. Among equals, any.
 */
final class CfgDirected implements Ranked.Ranking {
  static final StrategyKind KIND =
      new StrategyKind(
          "cfg",
          "what is closest to an uncovered branch in the control flow graph",
          "Burnim, Sen: Heuristics for Scalable Dynamic Test Generation, ASE 2008",
          List.of(),
          (options, given) ->
              new Ranked(given, new CfgDirected(given.wanted(), given.territory().flow())));

  private final Wanted wanted;
  private final FlowGraph flow;
  private int[] distances = {};

  private CfgDirected(Wanted wanted, FlowGraph flow) {
    this.wanted = wanted;
    this.flow = flow;
  }

  @Override
  public void update() {
    distances = flow.distances(wanted);
  }

  /** What a branch in a model leads to lies behind the call of the model. */
  @Override
  public int of(Aim aim) {
    Branch from = aim.isInModel() ? aim.context() : aim.branch();
    if (from == null) {
      return LAST;
    }
    if (wanted.isWanted(from)) {
      return 0;
    }
    int target = flow.target(from);
    return target < 0 ? LAST : distances[target];
  }
}
