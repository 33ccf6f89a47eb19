package dev.waymark.program.source;

/** How often javac emits a decision. */
public enum DecisionCopies {
  ONCE,
  /**
   * Perhaps several times: in a {@code finally} block, at the exits of a try-with-resources, or in
   * an instance initializer of a class with several constructors.
   */
  COPIED
}
