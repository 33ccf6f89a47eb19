package dev.waymark.program.source;

/** The construct a decision stems from. */
public enum Origin {
  IF,
  WHILE,
  DO,
  FOR,
  /** The condition of {@code ?:}. */
  CONDITIONAL,
  /** A boolean expression whose value is needed, such as {@code return a > b}. */
  VALUE,
  /** An {@code assert}, together with the test whether assertions are disabled. */
  ASSERT,
  /** The end test of an enhanced {@code for}. */
  FOR_EACH,
  /** The {@code equals} test of a label in a switch over strings. */
  STRING_SWITCH,
  /** The null check before the resource of a try-with-resources is closed. */
  TRY_RESOURCE,
  /** The guard of a pattern label. */
  PATTERN
}
