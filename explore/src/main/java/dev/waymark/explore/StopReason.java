package dev.waymark.explore;

/** Why an exploration ended. */
public enum StopReason {
  /** No branch was left to flip. */
  EXHAUSTED("no path is left"),
  /** Every branch of the entry is covered, and nothing more was asked for. */
  COVERED("every branch is covered"),
  RUNS("the budget of runs is used up"),
  TIME("the budget of time is used up");

  private final String text;

  StopReason(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
