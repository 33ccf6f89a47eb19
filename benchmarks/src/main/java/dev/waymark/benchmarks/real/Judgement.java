package dev.waymark.benchmarks.real;

/**
 * What Waymark says of a branch that its tests do not take.
 *
 * @param reason why it is open; else empty
 */
record Judgement(Kind kind, String reason) {
  /** From the strongest to the weakest. */
  enum Kind {
    INFEASIBLE,
    BOUNDED,
    OPEN
  }

  static Judgement open(String reason) {
    return new Judgement(Kind.OPEN, reason);
  }

  /** The weaker of the two. */
  Judgement and(Judgement other) {
    return kind.compareTo(other.kind) >= 0 ? this : other;
  }
}
