/**
 * Explores the paths of an entry: run an input, flip a branch of its path, solve for an input that
 * takes it, run that, until no branch is left to flip or a budget is used up.
 *
 * <p>{@link dev.waymark.explore.Exploration} is the loop, depth first; {@link
 * dev.waymark.explore.Findings} what it found, with a {@link dev.waymark.explore.Verdict} for every
 * branch of the entry.
 */
@NullMarked
package dev.waymark.explore;

import org.jspecify.annotations.NullMarked;
