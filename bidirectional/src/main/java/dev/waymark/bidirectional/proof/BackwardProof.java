package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.Transformer;

/**
 * A proof that something cannot be reached.
 *
 * @param rests what it takes for granted
 * @param states how many states it took
 */
public record BackwardProof(Transformer.Reliance rests, int states) {}
