package dev.waymark.explore;

/** What an exploration goes on for. */
@FunctionalInterface
interface Goals {
  /** Whether nothing is left to go on for. */
  boolean areReached();
}
