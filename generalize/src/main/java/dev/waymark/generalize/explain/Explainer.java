package dev.waymark.generalize.explain;

import dev.waymark.path.Constraint;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds explanations. The last constraint of a path is in all of them: the others can hold. */
public final class Explainer {
  private static final int FEW = 8;

  private final Solver solver;
  private final Precision precision;

  public Explainer(Solver solver, Precision precision) {
    this.solver = solver;
    this.precision = precision;
  }

  /** Why {@code walked} is infeasible, up to its last branch; empty if the solver does not say. */
  public Optional<Explanation> explain(List<Constraint> walked) {
    List<Constraint> path = ConnectedConstraints.of(untilBranch(walked));
    Map<Term, Constraint> byTerm = new LinkedHashMap<>();
    path.forEach(each -> byTerm.put(each.condition(), each));
    List<Term> terms = new ArrayList<>(byTerm.keySet());
    Term last = path.get(path.size() - 1).condition();
    terms.remove(last);
    terms.add(last);
    return contradiction(terms).map(core -> explanation(byTerm, reduced(core, last)));
  }

  /** Without what a statement does behind the branch, such as to catch an exception. */
  private static List<Constraint> untilBranch(List<Constraint> constraints) {
    int last = constraints.size() - 1;
    while (!constraints.get(last).isBranch()) {
      last--;
    }
    return constraints.subList(0, last + 1);
  }

  /** Equal conditions are of the constraint that comes last: the less must be kept in between. */
  private static Explanation explanation(Map<Term, Constraint> byTerm, List<Term> core) {
    List<Constraint> found = new ArrayList<>();
    core.forEach(each -> found.add(byTerm.get(each)));
    found.sort((one, other) -> Integer.compare(one.index(), other.index()));
    return new Explanation(found);
  }

  private Optional<List<Term>> contradiction(List<Term> conditions) {
    Answer answer = solver.check(Query.of(conditions));
    return answer instanceof Unsat unsat ? Optional.of(unsat.core()) : Optional.empty();
  }

  private boolean isContradiction(List<Term> conditions) {
    return contradiction(conditions).isPresent();
  }

  private List<Term> reduced(List<Term> core, Term last) {
    List<Term> others = new ArrayList<>(core);
    others.remove(last);
    List<Term> reduced =
        switch (precision) {
          case CORE -> others;
          case SHRUNK -> shrunk(others, last);
          case MINIMAL -> new QuickXplain(this::isContradiction).of(List.of(last), others);
        };
    List<Term> all = new ArrayList<>(reduced);
    all.add(last);
    return all;
  }

  /** Tries to do without some constraints, those of the latest statements first. */
  private List<Term> shrunk(List<Term> core, Term last) {
    List<Term> kept = core;
    List<Term> tried = new ArrayList<>(core);
    Collections.reverse(tried);
    for (Term each : tried.subList(0, Math.min(FEW, tried.size()))) {
      List<Term> fewer = new ArrayList<>(kept);
      if (fewer.remove(each)) {
        fewer.add(last);
        Optional<List<Term>> smaller = contradiction(fewer);
        fewer.remove(last);
        kept = smaller.isEmpty() ? kept : without(smaller.get(), last);
      }
    }
    return kept;
  }

  private static List<Term> without(List<Term> core, Term last) {
    List<Term> others = new ArrayList<>(core);
    others.remove(last);
    return others;
  }
}
