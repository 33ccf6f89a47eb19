/**
 * Looks for wrong proofs. A {@link dev.waymark.benchmarks.soundness.Bed} explores methods with an
 * {@link dev.waymark.benchmarks.soundness.Engine}; {@link
 * dev.waymark.benchmarks.soundness.Evidence} collects which branches are really taken, by inputs
 * within the bounds of the exploration and beyond; a verdict that denies one of them is a {@link
 * dev.waymark.benchmarks.soundness.Contradiction}. Programs come from {@link
 * dev.waymark.benchmarks.soundness.ProgramMaker}, by seed, and {@link
 * dev.waymark.benchmarks.soundness.Shrinker} makes them small again. See docs/soundness.md.
 */
@NullMarked
package dev.waymark.benchmarks.soundness;

import org.jspecify.annotations.NullMarked;
