package dev.waymark.bidirectional;

/**
 * A proof that something cannot be reached.
 *
 * @param isShared whether it takes for granted that nobody else writes meanwhile
 * @param states how many states it took
 */
public record Refutation(boolean isShared, int states) {}
