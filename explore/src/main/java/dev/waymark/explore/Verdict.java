package dev.waymark.explore;

/** What is known of a branch. */
public sealed interface Verdict {
  /** The first test that takes it. */
  record Covered(int test) implements Verdict {
    @Override
    public String toString() {
      return "covered by test " + test;
    }
  }

  /** No input takes it: every path was explored. */
  record Infeasible() implements Verdict {
    @Override
    public String toString() {
      return "infeasible (exhausted tree)";
    }
  }

  /** No input within {@code bound} takes it. */
  record InfeasibleWithinBounds(String bound) implements Verdict {
    @Override
    public String toString() {
      return "infeasible within bounds (" + bound + ")";
    }
  }

  /** Nothing is known. */
  record Open(String reason) implements Verdict {
    @Override
    public String toString() {
      return "open (" + reason + ")";
    }
  }
}
