package dev.waymark.solver.z3;

import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Patience;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.internal.engine.EngineSolver;
import dev.waymark.solver.internal.engine.Mode;

/** The solver Z3. Cores come from assumptions; floats are slow, {@code %} on them unknown. */
public final class Z3 {
  private Z3() {}

  public static Solver open(Mode mode, Patience patience, Deadline deadline) {
    return new EngineSolver<>(mode, patience, deadline, () -> new Z3Engine(mode));
  }
}
