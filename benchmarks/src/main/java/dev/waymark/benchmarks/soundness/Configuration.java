package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Backend;
import dev.waymark.solver.api.Layer;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * One way to explore; all ways must agree.
 *
 * @param iterations how often in a row a loop may go on
 */
record Configuration(
    String name, Set<Layer> layers, Backend first, Criterion criterion, int iterations, long seed) {
  /** As users have it. */
  static final Configuration USUAL =
      new Configuration(
          "usual", EnumSet.allOf(Layer.class), Backend.Z3, Criterion.BRANCH, Bounds.UNBOUNDED, 0);

  /** The others: other solvers, layers, criteria, bounds and seeds. */
  static List<Configuration> others() {
    return List.of(
        new Configuration(
            "bitwuzla first",
            USUAL.layers,
            Backend.BITWUZLA,
            Criterion.BRANCH,
            Bounds.UNBOUNDED,
            0),
        new Configuration(
            "no layers", Set.of(), Backend.Z3, Criterion.ALL_PATHS, Bounds.UNBOUNDED, 0),
        new Configuration("2 in a row", USUAL.layers, Backend.Z3, Criterion.BRANCH, 2, 0),
        new Configuration(
            "other seed", USUAL.layers, Backend.Z3, Criterion.ALL_PATHS, Bounds.UNBOUNDED, 7));
  }

  boolean isPossible() {
    return SolverStack.isAvailable(first);
  }
}
