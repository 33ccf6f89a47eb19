package dev.waymark.explore.search;

import dev.waymark.program.branch.Branch;
import java.util.List;

/**
 * What is closest to an uncovered branch: the fewest branches lie between it and that, on the
 * shortest way in the control flow of all code. Among equals, any. As in the authors' tool, CREST,
 * a branch that was tried in vain counts as further away by one, for the way from it may be none.
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

  /** More branches than any program has. */
  private static final int FAR = 1 << 30;

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
  public int of(Aim aim, int tries) {
    Branch from = aim.isInModel() ? aim.context() : aim.branch();
    if (from == null) {
      return LAST;
    }
    if (wanted.isWanted(from)) {
      return tries;
    }
    int target = flow.target(from);
    return target < 0 || distances[target] > FAR ? LAST : distances[target] + tries;
  }
}
