package dev.waymark.explore.verdict;

/** Why an exploration ended. */
public enum StopReason {
  /** No branch was left to flip. */
  EXHAUSTED("no path is left"),
  /** Every branch or label to cover is covered, and nothing more was asked for. */
  COVERED("everything is covered"),
  RUNS("the run budget is used up"),
  TIME("the time budget is used up"),
  MEMORY("the memory budget is used up"),
  INTERRUPTED("it was interrupted"),
  /** The entry cannot be called, whatever the input. */
  UNCALLABLE("the method cannot be called");

  private final String text;

  StopReason(String text) {
    this.text = text;
  }

  /** Whether it makes sense to go on later. */
  public boolean isResumable() {
    return this == TIME || this == MEMORY || this == INTERRUPTED;
  }

  /** Why what was not seen by then may yet exist. */
  public Doubt doubt() {
    return new Doubt(Doubt.Kind.UNTRIED, text);
  }

  @Override
  public String toString() {
    return text;
  }
}
