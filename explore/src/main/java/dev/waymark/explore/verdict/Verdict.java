package dev.waymark.explore.verdict;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** What is known of an objective. */
public sealed interface Verdict {
  /** This verdict in words, without some reasons if there are many. */
  default String brief() {
    return toString();
  }

  /**
   * The first test that covers it.
   *
   * @param entry the name of the method that the test calls; empty if there is only one
   */
  record Covered(int test, String entry) implements Verdict {
    /** There are tests for it already, which somebody has written. */
    public static final Covered BEFORE = new Covered(0, "");

    /** Whether tests cover it that were there before. */
    public boolean isBefore() {
      return test == 0;
    }

    @Override
    public String toString() {
      return isBefore() ? "covered by existing tests" : byNew();
    }

    private String byNew() {
      return "covered by test " + test + (entry.isEmpty() ? "" : " of " + entry);
    }
  }

  /** No input covers it. */
  record Infeasible(Proof proof) implements Verdict {
    @Override
    public String toString() {
      return "infeasible (" + proof.kind() + proof.given() + ")";
    }
  }

  /** No input within the bounds of the proof covers it. */
  record InfeasibleWithinBounds(Proof proof) implements Verdict {
    /** The bounds. */
    public String bound() {
      return String.join(", ", proof.bounds());
    }

    @Override
    public String toString() {
      return "infeasible within bounds (" + bound() + proof.given() + ")";
    }
  }

  /** Nothing is known, for these reasons. */
  record Open(List<Doubt> doubts) implements Verdict {
    private static final int MOST_TOLD = 5;

    public Open {
      doubts = List.copyOf(doubts);
    }

    /** Open for all these reasons: by kind, those first that tell most, else in their order. */
    public static Open of(Collection<Doubt> doubts) {
      return new Open(doubts.stream().sorted(Comparator.comparing(Doubt::kind)).toList());
    }

    /** The reasons, those first that tell most. */
    public String reason() {
      return doubts.stream().map(Doubt::reason).collect(Collectors.joining("; "));
    }

    @Override
    public String brief() {
      int left = doubts.size() - MOST_TOLD;
      String first =
          doubts.stream().limit(MOST_TOLD).map(Doubt::reason).collect(Collectors.joining("; "));
      return left <= 0 ? toString() : "open (" + first + "; and " + left + " more)";
    }

    @Override
    public String toString() {
      return "open (" + reason() + ")";
    }
  }
}
