package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** Conditions, each with the steps that it comes from; steps are numbered as they are gone. */
final class Origins {
  /** With more conditions, which of them clash is not looked for. */
  private static final int MOST = 60;

  private Map<Term, Set<Integer>> conditions = new LinkedHashMap<>();

  /**
   * A step changes what must hold. Where it is not known what a condition was before, it comes from
   * all that have changed.
   *
   * @return whether there is more than before
   */
  boolean change(UnaryOperator<Predicate> step, int number) {
    Set<Term> after = step.apply(Predicate.of(conditions.keySet())).conditions();
    List<Term> lost = new ArrayList<>(conditions.keySet());
    lost.removeAll(after);
    List<Term> gained = new ArrayList<>(after);
    gained.removeAll(conditions.keySet());
    Map<Term, Set<Integer>> origins =
        gained.size() == lost.size() ? inOrder(lost, gained) : oneByOne(lost, step);
    Set<Integer> all = new TreeSet<>();
    lost.forEach(each -> all.addAll(origin(each)));
    Map<Term, Set<Integer>> changed = new LinkedHashMap<>();
    for (Term each : after) {
      Set<Integer> known = conditions.get(each);
      if (known == null) {
        known = new TreeSet<>(origins.getOrDefault(each, all));
        known.add(number);
      }
      changed.put(each, known);
    }
    conditions = changed;
    return gained.size() > lost.size();
  }

  /** What must hold before any turn of a loop, each with its step, comes from {@code target}. */
  void fold(Map<Term, Integer> steps, int target) {
    Map<Term, Set<Integer>> folded = new LinkedHashMap<>();
    steps.forEach((condition, step) -> folded.put(condition, new TreeSet<>(Set.of(target, step))));
    conditions = folded;
  }

  private Set<Integer> origin(Term condition) {
    return conditions.getOrDefault(condition, Set.of());
  }

  private Map<Term, Set<Integer>> inOrder(List<Term> lost, List<Term> gained) {
    Map<Term, Set<Integer>> origins = new LinkedHashMap<>();
    for (int i = 0; i < lost.size(); i++) {
      origins.put(gained.get(i), origin(lost.get(i)));
    }
    return origins;
  }

  private Map<Term, Set<Integer>> oneByOne(List<Term> lost, UnaryOperator<Predicate> step) {
    Map<Term, Set<Integer>> origins = new LinkedHashMap<>();
    for (Term each : lost) {
      for (Term one : step.apply(Predicate.of(List.of(each))).conditions()) {
        origins.computeIfAbsent(one, key -> new TreeSet<>()).addAll(origin(each));
      }
    }
    return origins;
  }

  /** Whether one of the conditions cannot hold by itself. */
  boolean isFalse() {
    return conditions.keySet().stream().anyMatch(each -> Constant.is(each, 0));
  }

  /**
   * The steps of conditions that cannot all hold, none of which can be left out; empty if the
   * solvers do not say.
   */
  Optional<List<Integer>> core(Refuter refuter) {
    for (Map.Entry<Term, Set<Integer>> each : conditions.entrySet()) {
      if (Constant.is(each.getKey(), 0)) {
        return Optional.of(List.copyOf(each.getValue()));
      }
    }
    List<Term> all = new ArrayList<>(conditions.keySet());
    if (all.size() > MOST || !refuter.refutes(Predicate.of(all))) {
      return Optional.empty();
    }
    Set<Integer> near = steps(minimal(all, refuter));
    Collections.reverse(all);
    Set<Integer> far = steps(minimal(all, refuter));
    return Optional.of(List.copyOf(far.size() < near.size() ? far : near));
  }

  /** Conditions that cannot all hold; the last ones are left out first if they can be. */
  private static List<Term> minimal(List<Term> clashing, Refuter refuter) {
    List<Term> left = clashing;
    for (int i = left.size() - 1; i >= 0; i--) {
      List<Term> fewer = new ArrayList<>(left);
      fewer.remove(i);
      if (refuter.refutes(Predicate.of(fewer))) {
        left = fewer;
      }
    }
    return left;
  }

  private Set<Integer> steps(List<Term> clashing) {
    Set<Integer> steps = new TreeSet<>();
    clashing.forEach(each -> steps.addAll(origin(each)));
    return steps;
  }
}
