package dev.waymark.program;

/** Whether the JVM checks what {@code assert} states in classes other than its own. */
public enum Assertions {
  ENABLED("-ea", "assertions enabled"),
  DISABLED("-da", "assertions disabled");

  private final String option;
  private final String words;

  Assertions(String option, String words) {
    this.option = option;
    this.words = words;
  }

  /** The option of a JVM that asks for it. */
  public String option() {
    return option;
  }

  @Override
  public String toString() {
    return words;
  }
}
