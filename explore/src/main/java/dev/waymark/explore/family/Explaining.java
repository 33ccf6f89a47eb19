package dev.waymark.explore.family;

import dev.waymark.generalize.Family;
import dev.waymark.generalize.Generalizer;
import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.explain.Explainer;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Limits;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/** Solvers for explanations. They are no others', so that those answer as they would without. */
final class Explaining implements AutoCloseable {
  /**
   * About a tenth of a second: what takes longer to explain than to refute is not worth it. Steps
   * run out before time does, whatever the machine is busy with.
   */
  private static final Limits LIMITS = new Limits(Duration.ofSeconds(2), 200_000);

  private final SolverStack solver;
  private final PathFollowing following;
  private final Generalizer generalizer;

  /** For paths that {@code following} follows, until {@code end} by the clock. */
  Explaining(PathFollowing following, AutomatonBuilder automata, Precision precision, long end) {
    this.following = following;
    this.solver = SolverStack.builder().layers(Set.of(Layer.SECOND)).limits(LIMITS).build();
    solver.until(end);
    this.generalizer =
        new Generalizer(new Explainer(solver, precision), automata, following.names());
  }

  /**
   * The family of {@code path}; empty if there is none.
   *
   * @param choices those on it that contradict each other
   */
  Optional<Family> generalize(PathFollowing.Followed path, Collection<Integer> choices) {
    return generalizer.generalize(
        path.path(), path.constraints(), choices.stream().map(path.branches()::get).toList());
  }

  PathFollowing following() {
    return following;
  }

  @Override
  public void close() {
    solver.close();
  }
}
