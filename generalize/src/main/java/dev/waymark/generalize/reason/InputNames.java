package dev.waymark.generalize.reason;

/** What the inputs of a script are called. */
public interface InputNames {
  /** What the action of this number takes or makes. */
  String of(int action);

  /** Whether that is an object, or null. */
  boolean isReference(int action);
}
