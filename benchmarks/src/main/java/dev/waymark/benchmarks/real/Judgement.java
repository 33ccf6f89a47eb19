package dev.waymark.benchmarks.real;

/**
 * What Waymark says of a branch that its tests do not take.
 *
 * @param reason why it is open; else empty
 */
record Judgement(Kind kind, String reason) {
  /** What is claimed. */
  enum Kind {
    INFEASIBLE,
    BOUNDED,
    OPEN
  }

  static Judgement open(String reason) {
    return new Judgement(Kind.OPEN, reason);
  }
}
