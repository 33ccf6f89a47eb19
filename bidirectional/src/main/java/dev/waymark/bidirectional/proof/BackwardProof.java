package dev.waymark.bidirectional.proof;

/**
 * A proof that something cannot be reached.
 *
 * @param isShared whether it takes for granted that nobody else writes meanwhile
 * @param isConstructed whether it takes for granted that objects are made by constructors that
 *     return
 * @param states how many states it took
 */
public record BackwardProof(boolean isShared, boolean isConstructed, int states) {}
