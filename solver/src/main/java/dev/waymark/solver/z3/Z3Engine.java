package dev.waymark.solver.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Z3Exception;
import dev.waymark.solver.Limits;
import dev.waymark.solver.Reason;
import dev.waymark.solver.internal.encoding.SmtBuilder;
import dev.waymark.solver.internal.engine.Engine;
import dev.waymark.solver.internal.engine.Finding;
import dev.waymark.solver.internal.engine.Mode;
import java.util.ArrayList;
import java.util.List;

/** One Z3 context with one native solver, good for a number of queries. */
final class Z3Engine implements Engine<Expr<?>> {
  /** After so many queries the memory of a context is given back; making one takes 5 ms. */
  private static final int LIFE = 1000;

  private final Context context = new Context();
  private final SmtBuilder<Expr<?>> builder = new Z3Builder(context);
  private final Watchdog watchdog = new Watchdog(context);
  private final Mode mode;
  private final Limits limits;
  private final Solver solver;
  private final Assumptions assumptions;
  private final List<Object> kept = new ArrayList<>();
  private int queries;

  Z3Engine(Mode mode, Limits limits) {
    this.mode = mode;
    this.limits = limits;
    this.solver = mode == Mode.ONE_SHOT ? context.mkSimpleSolver() : context.mkSolver();
    this.assumptions = new Assumptions(context, solver);
    setStepLimit(limits.steps());
  }

  private void setStepLimit(long steps) {
    if (steps != Limits.UNLIMITED_STEPS) {
      Params parameters = context.mkParams();
      parameters.add("rlimit", (int) Math.min(Integer.MAX_VALUE, steps));
      solver.setParameters(parameters);
    }
  }

  @Override
  public SmtBuilder<Expr<?>> builder() {
    return builder;
  }

  @Override
  public boolean isFailure(RuntimeException exception) {
    return exception instanceof Z3Exception;
  }

  @Override
  public boolean isSpent() {
    return queries >= LIFE || watchdog.hasFired();
  }

  @Override
  public Finding<Expr<?>> check(List<Expr<?>> facts, List<Expr<?>> conditions) {
    queries++;
    try {
      return watchdog.guard(limits.time(), () -> unguarded(facts, conditions));
    } catch (Z3Exception e) {
      if (!watchdog.hasFired()) {
        throw e;
      }
      return new Finding.GaveUp<>(Reason.TIME);
    }
  }

  private Finding<Expr<?>> unguarded(List<Expr<?>> facts, List<Expr<?>> conditions) {
    if (mode == Mode.ONE_SHOT || assumptions.areStaleFor(conditions.size())) {
      assumptions.forget();
    }
    assumptions.require(facts);
    BoolExpr[] literals = assumptions.literals(conditions);
    return switch (solver.check(literals)) {
      case SATISFIABLE -> new Finding.Model<>(model());
      case UNSATISFIABLE -> new Finding.Core<>(Assumptions.positions(literals, unsatCore()));
      case UNKNOWN -> gaveUp();
    };
  }

  private Z3Model model() {
    Z3Model model = new Z3Model(solver.getModel(), kept);
    kept.add(model);
    return model;
  }

  private BoolExpr[] unsatCore() {
    BoolExpr[] core = solver.getUnsatCore();
    kept.add(core);
    return core;
  }

  /** A solver that was stopped starts anew, to be sure. Steps run out in silence, but time not. */
  private Finding<Expr<?>> gaveUp() {
    boolean isStopped = UnknownText.tellsOfStop(solver.getReasonUnknown());
    assumptions.forget();
    if (watchdog.hasFired()) {
      return new Finding.GaveUp<>(Reason.TIME);
    }
    return new Finding.GaveUp<>(isStopped ? Reason.STEPS : Reason.INCOMPLETE);
  }

  @Override
  public void close() {
    context.close();
  }
}
