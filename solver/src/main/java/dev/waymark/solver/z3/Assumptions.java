package dev.waymark.solver.z3;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The conditions known to a native solver, each behind a literal that implies it. A query assumes
 * the literals of its conditions; those of other queries stay silent. So the solver keeps what it
 * learned, whichever conditions two queries have in common, and tells cores for free.
 */
final class Assumptions {
  /** How many conditions of other queries are tolerable beside those of a query. */
  private static final int SILENT_LIMIT = 400;

  private final Context context;
  private final Solver solver;
  private final IdentityHashMap<Expr<?>, BoolExpr> literals = new IdentityHashMap<>();
  private final Set<Expr<?>> facts = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<BoolExpr> names = new ArrayList<>();

  Assumptions(Context context, Solver solver) {
    this.context = context;
    this.solver = solver;
  }

  boolean areStaleFor(int conditions) {
    return literals.size() > conditions + SILENT_LIMIT;
  }

  void forget() {
    solver.reset();
    literals.clear();
    facts.clear();
  }

  /** Makes {@code conditions} hold in all queries until forgotten. */
  void require(List<Expr<?>> conditions) {
    for (Expr<?> condition : conditions) {
      if (facts.add(condition)) {
        add(condition);
      }
    }
  }

  /** The literals that imply {@code conditions}. */
  BoolExpr[] literals(List<Expr<?>> conditions) {
    return conditions.stream().map(this::literal).toArray(BoolExpr[]::new);
  }

  private BoolExpr literal(Expr<?> condition) {
    BoolExpr known = literals.get(condition);
    if (known != null) {
      return known;
    }
    BoolExpr fresh = name(literals.size());
    literals.put(condition, fresh);
    add(context.mkImplies(fresh, (BoolExpr) condition));
    return fresh;
  }

  private BoolExpr name(int number) {
    while (names.size() <= number) {
      names.add(context.mkBoolConst("assume" + names.size()));
    }
    return names.get(number);
  }

  @SuppressWarnings("unchecked")
  private void add(Expr<?> condition) {
    solver.add((BoolExpr) condition);
  }

  /** Where in {@code literals} those of {@code core} are, ascending. */
  static List<Integer> positions(BoolExpr[] literals, BoolExpr[] core) {
    Set<BoolExpr> members = new HashSet<>(Arrays.asList(core));
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < literals.length; i++) {
      if (members.remove(literals[i])) {
        positions.add(i);
      }
    }
    return positions;
  }
}
