package dev.waymark.explore.search;

/** How much of a search is for steps at the frontier (paper 001). */
public enum Pace {
  /** Nothing. */
  NEVER(0, 1, 0, 0),

  /** Some turns, if nothing new was found for a while. */
  LATE(256, 4, 2_000, 2_000),

  /** Every third turn, unless something new was just found. */
  OFTEN(8, 3, 20_000, Integer.MAX_VALUE);

  private final int patience;
  private final int turns;
  private final int steps;
  private final int more;

  Pace(int patience, int turns, int steps, int more) {
    this.patience = patience;
    this.turns = turns;
    this.steps = steps;
    this.more = more;
  }

  /** How many proposals in vain come first. */
  public int patience() {
    return patience;
  }

  /** Each how manieth turn is for the frontier. */
  public int turns() {
    return turns;
  }

  /** How many steps back may be done for a target. */
  public int steps() {
    return steps;
  }

  /** How many steps may be done in a row when nothing else is left. */
  public int more() {
    return more;
  }
}
