package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.Reliance;

/**
 * A proof that something cannot be reached.
 *
 * @param rests what it takes for granted
 * @param states how many states it took
 */
public record BackwardProof(Reliance rests, int states) {}
