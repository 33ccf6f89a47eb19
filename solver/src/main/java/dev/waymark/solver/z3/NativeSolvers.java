package dev.waymark.solver.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.solver.internal.engine.Finding;
import java.util.ArrayList;
import java.util.List;

/** Makes the native solvers of one context, and reads what they found. */
final class NativeSolvers {
  /** What Z3 says if a limit was hit: "canceled" for one of steps as for an interruption. */
  private static final List<String> STOPS = List.of("cancel", "resource", "timeout", "interrupt");

  /** No limit, as Z3 says it. */
  private static final int NONE = 0;

  private static final long MOST = Integer.MAX_VALUE;

  private final Context context;
  private final List<Solver> made = new ArrayList<>();

  /** All of them, lest the collector give their terms up; see {@link StableContext}. */
  private final List<Model> models = new ArrayList<>();

  private long limit = Limits.UNLIMITED_STEPS;

  NativeSolvers(Context context) {
    this.context = context;
  }

  Context context() {
    return context;
  }

  /** The core that works on one query after the other, without transforming them first. */
  Solver simple() {
    return kept(context.mkSimpleSolver());
  }

  /** Chooses its tactics by the query, unless there are assumptions: then as the simple one. */
  Solver tactical() {
    return kept(context.mkSolver());
  }

  private Solver kept(Solver solver) {
    made.add(solver);
    return solver;
  }

  /** Sets how many steps the solvers may take for each query to come. */
  void limit(long steps) {
    if (steps == limit) {
      return;
    }
    limit = steps;
    Params parameters = context.mkParams();
    parameters.add("rlimit", steps == Limits.UNLIMITED_STEPS ? NONE : (int) Math.min(MOST, steps));
    made.forEach(solver -> solver.setParameters(parameters));
  }

  Finding<Expr<?>> model(Solver solver) {
    Model model = solver.getModel();
    models.add(model);
    return new Finding.Model<>(new Z3Model(model));
  }

  Finding<Expr<?>> gaveUp(Solver solver) {
    String text = solver.getReasonUnknown();
    if (isOutOfMemory(text)) {
      return new Finding.GaveUp<>(UnknownReason.MEMORY);
    }
    boolean isStopped = STOPS.stream().anyMatch(text::contains);
    return new Finding.GaveUp<>(isStopped ? UnknownReason.STEPS : UnknownReason.INCOMPLETE);
  }

  /** Whether Z3 says in {@code text} that it may take no more memory. */
  static boolean isOutOfMemory(String text) {
    return text.contains("memory") || text.contains("memout");
  }
}
