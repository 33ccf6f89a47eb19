package dev.waymark.solver.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Solver;
import dev.waymark.solver.internal.engine.Finding;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Asserts the conditions and lets Z3 choose its tactics. With floats this is up to a thousand times
 * as fast as assumptions. Nothing is kept, and a core is the whole query.
 */
final class PlainCheck {
  private final NativeSolvers solvers;
  private final Solver solver;

  PlainCheck(NativeSolvers solvers) {
    this.solvers = solvers;
    this.solver = solvers.tactical();
  }

  Finding<Expr<?>> check(List<Expr<?>> facts, List<Expr<?>> conditions) {
    solver.reset();
    facts.forEach(this::add);
    conditions.forEach(this::add);
    return switch (solver.check()) {
      case SATISFIABLE -> solvers.model(solver);
      case UNSATISFIABLE ->
          new Finding.Core<>(IntStream.range(0, conditions.size()).boxed().toList());
      case UNKNOWN -> solvers.gaveUp(solver);
    };
  }

  @SuppressWarnings("unchecked")
  private void add(Expr<?> condition) {
    solver.add((BoolExpr) condition);
  }
}
