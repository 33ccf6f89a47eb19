package dev.waymark.generalize.automaton;

/** Which inputs an automaton is about. */
public enum Reach {
  /** All inputs of the entry. */
  ALL,
  /** Those of the shape of the input whose path it comes from. */
  SHAPE
}
