package dev.waymark.explore.job;

/** Whether inputs are found in other ways, too, than by solving for the path that is next. */
public enum Trying {
  /** Inputs are also tried at random, and strings of the code are guessed. */
  ON,
  /** The strategy alone decides; for comparisons of strategies. */
  OFF
}
