package dev.waymark.explore.family;

/** What generalizing cost, and what it was good for. */
public final class Gain {
  int explained;
  int families;
  int ruledOut;
  int givenUp;
  long explainingNanos;
  long unitingNanos;

  /** How many refutations were looked at. */
  public int explained() {
    return explained;
  }

  /** How many of them have a family. */
  public int families() {
    return families;
  }

  /** How many partial paths were ruled out, so that no solver was asked. */
  public int ruledOut() {
    return ruledOut;
  }

  /** How many families were given up for want of memory. */
  public int givenUp() {
    return givenUp;
  }

  public double explainingSeconds() {
    return explainingNanos / 1e9;
  }

  public double unitingSeconds() {
    return unitingNanos / 1e9;
  }
}
