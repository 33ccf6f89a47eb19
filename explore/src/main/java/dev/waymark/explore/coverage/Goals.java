package dev.waymark.explore.coverage;

/** What an exploration goes on for. */
@FunctionalInterface
public interface Goals {
  /** Whether nothing is left to go on for. */
  boolean areReached();

  /** Whether something is left that the source shows, and not only checks of the machine. */
  default boolean areExplicit() {
    return !areReached();
  }

  /** Whether no exception hides what was reached from other tools. */
  default boolean areShown() {
    return true;
  }
}
