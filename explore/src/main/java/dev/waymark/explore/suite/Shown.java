package dev.waymark.explore.suite;

import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.label.IndependencePair;

/** What MC/DC says of a condition. */
public sealed interface Shown {
  /** Two tests show that it decides. */
  record By(IndependencePair pair, Verdict.Covered whenTrue, Verdict.Covered whenFalse)
      implements Shown {
    @Override
    public String toString() {
      String second = whenTrue.equals(whenFalse) ? " alone" : " and " + test(whenFalse);
      return "shown by " + test(whenTrue) + second + " (" + pair.cause() + ")";
    }

    private static String test(Verdict.Covered covered) {
      if (covered.isBefore()) {
        return "existing tests";
      }
      return "test " + covered.test() + (covered.entry().isEmpty() ? "" : " of " + covered.entry());
    }
  }

  /**
   * No two tests can: of each pair of ways that would show it, one is infeasible.
   *
   * @param verdict infeasible or infeasible within bounds, whichever is the weakest of these
   */
  record Impossible(Verdict verdict) implements Shown {
    @Override
    public String toString() {
      return "cannot be shown: one way of each pair is " + verdict;
    }
  }

  /** Nothing is known. */
  record Open(Verdict.Open verdict) implements Shown {
    @Override
    public String toString() {
      return verdict.toString();
    }
  }
}
