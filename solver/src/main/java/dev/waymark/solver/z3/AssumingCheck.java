package dev.waymark.solver.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Solver;
import dev.waymark.solver.internal.engine.Finding;
import dev.waymark.solver.internal.engine.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Puts each condition behind a literal that implies it. A query assumes the literals of its
 * conditions; those of other queries stay silent. So the solver keeps what it learned, whichever
 * conditions two queries have in common, and tells cores for free.
 */
final class AssumingCheck {
  private final NativeSolvers solvers;
  private final Solver solver;
  private final IdentityHashMap<Expr<?>, BoolExpr> literals = new IdentityHashMap<>();
  private final Set<Expr<?>> facts = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<BoolExpr> names = new ArrayList<>();

  AssumingCheck(NativeSolvers solvers, Mode mode) {
    this.solvers = solvers;
    this.solver = mode == Mode.ONE_SHOT ? solvers.simple() : solvers.tactical();
  }

  Finding<Expr<?>> check(List<Expr<?>> required, List<Expr<?>> conditions) {
    required.stream().filter(facts::add).forEach(this::add);
    BoolExpr[] assumed = conditions.stream().map(this::literal).toArray(BoolExpr[]::new);
    return switch (solver.check(assumed)) {
      case SATISFIABLE -> solvers.model(solver);
      case UNSATISFIABLE -> new Finding.Core<>(positions(assumed, solver.getUnsatCore()));
      case UNKNOWN -> gaveUp();
    };
  }

  void forget() {
    solver.reset();
    literals.clear();
    facts.clear();
  }

  private BoolExpr literal(Expr<?> condition) {
    BoolExpr known = literals.get(condition);
    if (known != null) {
      return known;
    }
    BoolExpr fresh = name(literals.size());
    literals.put(condition, fresh);
    add(solvers.context().mkImplies(fresh, (BoolExpr) condition));
    return fresh;
  }

  private BoolExpr name(int number) {
    while (names.size() <= number) {
      names.add(solvers.context().mkBoolConst("assume" + names.size()));
    }
    return names.get(number);
  }

  @SuppressWarnings("unchecked")
  private void add(Expr<?> condition) {
    solver.add((BoolExpr) condition);
  }

  /** Where in {@code assumed} the literals of {@code core} are, ascending. */
  private static List<Integer> positions(BoolExpr[] assumed, BoolExpr[] core) {
    Set<BoolExpr> members = new HashSet<>(Arrays.asList(core));
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < assumed.length; i++) {
      if (members.remove(assumed[i])) {
        positions.add(i);
      }
    }
    return positions;
  }

  /** A solver that was stopped starts anew, to be sure. */
  private Finding<Expr<?>> gaveUp() {
    Finding<Expr<?>> finding = solvers.gaveUp(solver);
    forget();
    return finding;
  }
}
