package dev.waymark.solver.internal.walk;

import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Query;
import dev.waymark.term.assign.Assignment;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * One search for a model. Each step takes a constraint that does not hold, and of the moves that
 * may mend it the one after which the least is violated; where none is better than to stay, what is
 * violated counts for more from then on, so that the walk leaves the place sooner or later. The
 * same query and the same limit give the same answer.
 */
public final class ModelWalk {
  private static final int MOST_TRIALS = 16;

  /** One of so many steps is any move. */
  private static final int NOISE = 20;

  private final SplittableRandom random = new SplittableRandom(1);
  private final ValueGraph graph;
  private final Proposals proposals;

  /** From the base of {@code query}. */
  public ModelWalk(Query query) {
    this.graph = new ValueGraph(query.constraints(), query.base().orElse(Assignment.EMPTY));
    this.proposals = new Proposals(graph, random);
  }

  /** A model, unless it takes as long as evaluating the whole query {@code passes} times. */
  public Optional<Assignment> find(int passes) {
    return find(passes, Deadline.NONE);
  }

  /** The same until {@code deadline}. */
  public Optional<Assignment> find(int passes, Deadline deadline) {
    long limit = (long) passes * graph.size();
    for (int steps = 0; graph.cost() > 0; steps++) {
      if (graph.work() + steps >= limit || !step()) {
        return Optional.empty();
      }
      deadline.check();
    }
    return Optional.of(graph.assignment());
  }

  /** Whether there was a step to take. */
  private boolean step() {
    int[] violated = graph.violated();
    int chosen = violated[random.nextInt(violated.length)];
    List<ValueChange> moves = proposals.of(chosen);
    if (moves.isEmpty()) {
      graph.weigh();
      return violated.length > 1;
    }
    graph.apply(random.nextInt(NOISE) == 0 ? any(moves) : best(moves));
    return true;
  }

  private ValueChange any(List<ValueChange> moves) {
    return moves.get(random.nextInt(moves.size()));
  }

  private ValueChange best(List<ValueChange> moves) {
    while (moves.size() > MOST_TRIALS) {
      moves.remove(random.nextInt(moves.size()));
    }
    long present = graph.cost();
    long least = Long.MAX_VALUE;
    ValueChange best = moves.get(0);
    for (ValueChange move : moves) {
      long cost = graph.costOf(move);
      if (cost < least || (cost == least && random.nextInt(2) == 0)) {
        least = cost;
        best = move;
      }
    }
    if (least >= present) {
      graph.weigh();
    }
    return best;
  }
}
