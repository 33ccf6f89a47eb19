package dev.waymark.program.decision;

/** On what grounds conditions were taken as one decision. */
public enum Reading {
  /** A single condition: there was nothing to choose. */
  SINGLE("one condition"),
  /**
   * The bytecode of short-circuit operators and of nested {@code if}s is the same here, and was
   * read as operators.
   */
  JOINED("read as one decision; nested ifs would compile alike"),
  /** The source shows these conditions as one expression. */
  SOURCE("as in the source");

  private final String explanation;

  Reading(String explanation) {
    this.explanation = explanation;
  }

  public String explanation() {
    return explanation;
  }
}
