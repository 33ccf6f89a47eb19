package dev.waymark.explore.suite;

import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.IndependencePair;
import dev.waymark.program.label.IndependencePairs;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What MC/DC says of conditions, given what is known of the ways to evaluate their decisions.
 *
 * @param verdicts by condition
 */
public record Independence(Map<String, Shown> verdicts) {
  /** What is known of a condition. */
  public sealed interface Shown {
    /** Two tests show that it decides. */
    record By(IndependencePair pair, Verdict.Covered whenTrue, Verdict.Covered whenFalse)
        implements Shown {
      @Override
      public String toString() {
        return "shown by " + test(whenTrue) + " and " + test(whenFalse) + " (" + pair.cause() + ")";
      }

      private static String test(Verdict.Covered covered) {
        return "test "
            + covered.test()
            + (covered.entry().isEmpty() ? "" : " of " + covered.entry());
      }
    }

    /** Of each pair of ways that would show it, one is infeasible. */
    record Impossible(String assumptions) implements Shown {
      @Override
      public String toString() {
        return "cannot be shown (" + assumptions + ")";
      }
    }

    /** Nothing is known. */
    record Open(String reason) implements Shown {
      @Override
      public String toString() {
        return "open (" + reason + ")";
      }
    }
  }

  /** Judges conditions by the verdicts on the labels of their pairs. */
  public static Independence of(
      Map<String, IndependencePairs> pairs, Map<Branch, Verdict> verdicts) {
    Map<String, Shown> shown = new LinkedHashMap<>();
    pairs.forEach((condition, each) -> shown.put(condition, judge(each, verdicts)));
    return new Independence(shown);
  }

  private static Shown judge(IndependencePairs known, Map<Branch, Verdict> verdicts) {
    Optional<Shown> found =
        known.pairs().stream().flatMap(pair -> covered(pair, verdicts).stream()).findFirst();
    if (found.isPresent()) {
      return found.get();
    }
    if (known.extent() == IndependencePairs.Extent.SOME) {
      return new Shown.Open("not all ways to evaluate the decision are told apart");
    }
    for (IndependencePair pair : known.pairs()) {
      if (!isInfeasible(verdicts.get(pair.whenTrue()))
          && !isInfeasible(verdicts.get(pair.whenFalse()))) {
        return new Shown.Open("a way to evaluate the decision is open");
      }
    }
    return new Shown.Impossible("each pair has a way that is infeasible");
  }

  private static Optional<Shown> covered(IndependencePair pair, Map<Branch, Verdict> verdicts) {
    return verdicts.get(pair.whenTrue()) instanceof Verdict.Covered first
            && verdicts.get(pair.whenFalse()) instanceof Verdict.Covered second
        ? Optional.of(new Shown.By(pair, first, second))
        : Optional.empty();
  }

  private static boolean isInfeasible(@Nullable Verdict verdict) {
    return verdict instanceof Verdict.Infeasible
        || verdict instanceof Verdict.InfeasibleWithinBounds;
  }

  /** How many conditions are shown to decide. */
  public long count() {
    return verdicts.values().stream().filter(Shown.By.class::isInstance).count();
  }
}
