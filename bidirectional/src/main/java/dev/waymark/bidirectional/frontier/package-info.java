/**
 * The side of targets in the generalized control flow graph of paper 001: what must hold where, so
 * that a target is reached, step by step back from it.
 */
@NullMarked
package dev.waymark.bidirectional.frontier;

import org.jspecify.annotations.NullMarked;
