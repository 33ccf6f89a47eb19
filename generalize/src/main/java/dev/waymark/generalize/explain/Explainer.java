package dev.waymark.generalize.explain;

import dev.waymark.path.Constraint;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds explanations. The last constraint of a path is in all of them: the others can hold. What is
 * close to it is tried first, because explanations that reach less far back are shared by more
 * paths, and because few constraints are refuted faster than many.
 */
public final class Explainer {
  private static final int FIRST = 40;
  private static final int MORE = 4;
  private static final int FEW = 8;

  private final Solver solver;
  private final Precision precision;

  public Explainer(Solver solver, Precision precision) {
    this.solver = solver;
    this.precision = precision;
  }

  /** Why {@code walked} is infeasible, up to its last branch; empty if the solver does not say. */
  public Optional<Explanation> explain(List<Constraint> walked) {
    Map<Term, Constraint> byTerm = new LinkedHashMap<>();
    for (Constraint each : ConnectedConstraints.of(untilBranch(walked))) {
      byTerm.merge(each.condition(), each, Explainer::later);
    }
    return closest(new ArrayList<>(byTerm.keySet())).map(core -> explanation(byTerm, core));
  }

  /**
   * The same, if it is known which branches contradict each other: looks only at them, and at what
   * defines what they use.
   *
   * @param branches their places among {@code walked}, the last one included
   */
  public Optional<Explanation> explain(List<Constraint> walked, Collection<Integer> branches) {
    return explain(Slice.of(untilBranch(walked), branches));
  }

  /** Of equal conditions, the later one: the less must be kept between it and the last. */
  private static Constraint later(Constraint one, Constraint other) {
    return one.index() >= other.index() ? one : other;
  }

  /** Without what a statement does behind the branch, such as to catch an exception. */
  private static List<Constraint> untilBranch(List<Constraint> constraints) {
    int last = constraints.size() - 1;
    while (!constraints.get(last).isBranch()) {
      last--;
    }
    return constraints.subList(0, last + 1);
  }

  private Explanation explanation(Map<Term, Constraint> byTerm, List<Term> core) {
    List<Constraint> found = new ArrayList<>();
    for (Map.Entry<Term, Constraint> each : byTerm.entrySet()) {
      if (core.contains(each.getKey())) {
        found.add(each.getValue());
      }
    }
    found.sort(Comparator.comparingInt(Constraint::index));
    return new Explanation(found);
  }

  /** Asks about ever more conditions, until they contradict each other. */
  private Optional<List<Term>> closest(List<Term> conditions) {
    for (int count = FIRST; count < conditions.size(); count *= MORE) {
      Optional<List<Term>> core = contradiction(conditions.subList(0, count));
      if (core.isPresent()) {
        return Optional.of(reduced(conditions, core.get()));
      }
    }
    return contradiction(conditions).map(core -> reduced(conditions, core));
  }

  private Optional<List<Term>> contradiction(List<Term> conditions) {
    Answer answer = solver.check(Query.of(conditions));
    return answer instanceof Unsat unsat ? Optional.of(unsat.core()) : Optional.empty();
  }

  private boolean isContradiction(List<Term> conditions) {
    return contradiction(conditions).isPresent();
  }

  /** A part of {@code core}, in the order of {@code conditions}, the last of the path first. */
  private List<Term> reduced(List<Term> conditions, List<Term> core) {
    Term last = conditions.get(0);
    List<Term> others = new ArrayList<>(conditions.subList(1, conditions.size()));
    others.retainAll(core);
    List<Term> reduced =
        switch (precision) {
          case CORE -> others;
          case SHRUNK -> shrunk(last, others);
          case MINIMAL -> new QuickXplain(this::isContradiction).of(List.of(last), others);
        };
    return with(last, reduced);
  }

  private static List<Term> with(Term last, List<Term> others) {
    List<Term> all = new ArrayList<>(List.of(last));
    all.addAll(others);
    return all;
  }

  /** Tries to do without some conditions, those that are far off first. */
  private List<Term> shrunk(Term last, List<Term> core) {
    List<Term> kept = new ArrayList<>(core);
    for (int i = 0; i < FEW && i < core.size(); i++) {
      List<Term> fewer = new ArrayList<>(kept);
      if (fewer.remove(core.get(core.size() - 1 - i))) {
        contradiction(with(last, fewer)).ifPresent(kept::retainAll);
      }
    }
    return kept;
  }
}
