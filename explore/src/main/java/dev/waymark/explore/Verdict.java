package dev.waymark.explore;

/** What is known of a branch. */
public sealed interface Verdict {
  /**
   * The first test that takes it.
   *
   * @param entry the name of the method that the test calls; empty if there is only one
   */
  record Covered(int test, String entry) implements Verdict {
    @Override
    public String toString() {
      return "covered by test " + test + (entry.isEmpty() ? "" : " of " + entry);
    }
  }

  /**
   * No input takes it: every path was explored.
   *
   * @param assumptions what the code says of its inputs; empty if nothing
   */
  record Infeasible(String assumptions) implements Verdict {
    @Override
    public String toString() {
      return "infeasible (exhausted tree" + given(assumptions) + ")";
    }
  }

  /**
   * No input within {@code bound} takes it.
   *
   * @param assumptions what the code says of its inputs; empty if nothing
   */
  record InfeasibleWithinBounds(String bound, String assumptions) implements Verdict {
    @Override
    public String toString() {
      return "infeasible within bounds (" + bound + given(assumptions) + ")";
    }
  }

  private static String given(String assumptions) {
    return assumptions.isEmpty() ? "" : "; given " + assumptions;
  }

  /** Nothing is known. */
  record Open(String reason) implements Verdict {
    @Override
    public String toString() {
      return "open (" + reason + ")";
    }
  }
}
