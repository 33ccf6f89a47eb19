/**
 * All that changes on a walk is one {@link dev.waymark.path.state.WalkState}: calls and their
 * slots, the heap, constraints, and how far the {@link dev.waymark.path.state.Script} has come.
 * Walks in the same state go on alike.
 */
@NullMarked
package dev.waymark.path.state;

import org.jspecify.annotations.NullMarked;
