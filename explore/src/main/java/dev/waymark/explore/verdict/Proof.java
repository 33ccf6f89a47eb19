package dev.waymark.explore.verdict;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Why something cannot be covered.
 *
 * @param bounds which inputs and states it is about; empty if all
 * @param assumptions what it takes for granted; empty if nothing
 */
public record Proof(Kind kind, Scope scope, List<String> bounds, List<String> assumptions) {
  /** What proofs assume that are about what other threads can write. */
  public static final String NO_OTHER_THREAD = "no other thread writes meanwhile";

  /** What proofs assume that are about final fields. */
  public static final String CONSTRUCTED = "objects made by constructors that return";

  /** What proofs assume that are about private fields that change. */
  public static final String ENCAPSULATED = "private fields written by their classes alone";

  public Proof {
    bounds = List.copyOf(bounds);
    assumptions = List.copyOf(assumptions);
  }

  /** How something is proved. */
  public enum Kind {
    /** Every path was explored. */
    EXHAUSTED_TREE("exhausted tree"),
    /** CodeConstants in the code exclude it. */
    CONSTANT("constant"),
    /** It has the reason in common with a path that was refuted. */
    GENERALIZED_PATH("generalized path"),
    /** Nothing that is to hold before it can hold. */
    WEAKEST_PRECONDITION("weakest precondition");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Whose calls a proof is about. */
  public enum Scope {
    /** Those of the entries that were explored. */
    ENTRIES,
    /** Those of any caller. */
    ANY_CALLER
  }

  /** The trees of all entries that lead to something are exhausted. */
  static Proof exhausted(Collection<Conclusion> trees) {
    Set<String> bounds = new LinkedHashSet<>();
    Set<String> assumptions = new LinkedHashSet<>();
    for (Conclusion each : trees) {
      bounds.addAll(each.bounds());
      assumptions.addAll(each.assumptions());
    }
    return new Proof(
        Kind.EXHAUSTED_TREE, Scope.ENTRIES, List.copyOf(bounds), List.copyOf(assumptions));
  }

  /** What follows for that which it is about. */
  public Verdict verdict() {
    return bounds.isEmpty()
        ? new Verdict.Infeasible(this)
        : new Verdict.InfeasibleWithinBounds(this);
  }

  /** What it rests on, after what is proved: {@code "; given ..."}; empty if nothing. */
  String given() {
    return assumptions.isEmpty() ? "" : "; given " + String.join(", ", assumptions);
  }
}
