package dev.waymark.explore.family;

import dev.waymark.generalize.Family;
import dev.waymark.generalize.Generalizer;
import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.explain.Explainer;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** Solvers for explanations. They are no others', so that those answer as they would without. */
final class Explaining implements AutoCloseable {
  /** Steps run out before time does, whatever the machine is busy with. */
  private static final Limits LIMITS = new Limits(Duration.ofSeconds(5), 2_000_000);

  private final SolverStack solver;
  private final CoreConfirmation second = new CoreConfirmation();
  private final PathFollowing following;
  private final Generalizer generalizer;

  /** For paths that {@code following} follows, until {@code end} by the clock. */
  Explaining(PathFollowing following, AutomatonBuilder automata, Precision precision, long end) {
    this.following = following;
    this.solver = SolverStack.builder().layers(Set.of()).limits(LIMITS).build();
    solver.until(end);
    second.until(end);
    this.generalizer =
        new Generalizer(new Explainer(solver, precision), automata, following.names())
            .confirmedBy(second);
  }

  /** The family of {@code path}; empty if there is none. */
  Optional<Family> generalize(PathFollowing.Followed path) {
    return generalizer.generalize(path.path(), path.constraints());
  }

  PathFollowing following() {
    return following;
  }

  @Override
  public void close() {
    solver.close();
    second.close();
  }
}
