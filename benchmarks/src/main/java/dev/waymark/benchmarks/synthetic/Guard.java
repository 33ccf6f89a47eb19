package dev.waymark.benchmarks.synthetic;

/**
 * That a parameter is above a limit, or below it.
 *
 * @param parameter which one
 * @param side {@code >} or {@code <}
 */
record Guard(String parameter, String side, int limit) {
  @Override
  public String toString() {
    return parameter + " " + side + " " + limit;
  }

  /** A condition that cannot hold where this does; {@code gap} is not negative. */
  String contradiction(int gap) {
    return side.equals(">") ? parameter + " < " + (limit - gap) : parameter + " > " + (limit + gap);
  }
}
