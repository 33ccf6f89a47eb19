package dev.waymark.solver.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import dev.waymark.solver.Limits;
import dev.waymark.solver.Reason;
import dev.waymark.solver.internal.engine.Finding;
import java.util.List;

/** Makes the native solvers of one context, and reads what they found. */
final class NativeSolvers {
  /** What Z3 says if a limit was hit: "canceled" for one of steps as for an interruption. */
  private static final List<String> STOPS = List.of("cancel", "resource", "timeout", "interrupt");

  private final Context context;
  private final long steps;

  NativeSolvers(Context context, long steps) {
    this.context = context;
    this.steps = steps;
  }

  Context context() {
    return context;
  }

  /** The core that works on one query after the other, without transforming them first. */
  Solver simple() {
    return limited(context.mkSimpleSolver());
  }

  /** Chooses its tactics by the query, unless there are assumptions: then as the simple one. */
  Solver tactical() {
    return limited(context.mkSolver());
  }

  private Solver limited(Solver solver) {
    if (steps != Limits.UNLIMITED_STEPS) {
      Params parameters = context.mkParams();
      parameters.add("rlimit", (int) Math.min(Integer.MAX_VALUE, steps));
      solver.setParameters(parameters);
    }
    return solver;
  }

  Finding<Expr<?>> model(Solver solver) {
    return new Finding.Model<>(new Z3Model(solver.getModel()));
  }

  Finding<Expr<?>> gaveUp(Solver solver) {
    String text = solver.getReasonUnknown();
    boolean isStopped = STOPS.stream().anyMatch(text::contains);
    return new Finding.GaveUp<>(isStopped ? Reason.STEPS : Reason.INCOMPLETE);
  }
}
