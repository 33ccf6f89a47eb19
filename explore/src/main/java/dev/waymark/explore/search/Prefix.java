package dev.waymark.explore.search;

import dev.waymark.target.Step;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a path, as a list from its end: beginnings share what they have in common.
 *
 * @param before the path up to this branch; null at the first
 * @param site where it branches
 * @param outcome which way it goes
 * @param condition what that says of the inputs
 */
public record Prefix(@Nullable Prefix before, int site, int outcome, Term condition) {
  /** {@code before}, and then this outcome of {@code step}. */
  public static Prefix after(@Nullable Prefix before, Step step, int outcome) {
    return new Prefix(before, step.site(), outcome, step.conditions().get(outcome));
  }

  /** The conditions from the first on. */
  public List<Term> conditions() {
    List<Term> conditions = new ArrayList<>();
    for (Prefix at = this; at != null; at = at.before) {
      conditions.add(at.condition);
    }
    Collections.reverse(conditions);
    return conditions;
  }

  /** The outcomes from the first on. */
  public List<Integer> outcomes() {
    return steps().stream().map(Prefix::outcome).toList();
  }

  /** The beginnings of this path, the shortest first, and at the end this path itself. */
  public List<Prefix> steps() {
    List<Prefix> steps = new ArrayList<>();
    for (Prefix at = this; at != null; at = at.before) {
      steps.add(at);
    }
    Collections.reverse(steps);
    return steps;
  }

  /** Whether {@code steps} begins with this path. */
  public boolean isBeginningOf(List<Step> steps, int length) {
    if (steps.size() < length) {
      return false;
    }
    int i = length - 1;
    for (Prefix at = this; at != null; at = at.before) {
      Step step = steps.get(i--);
      if (step.site() != at.site || step.taken() != at.outcome) {
        return false;
      }
    }
    return true;
  }
}
