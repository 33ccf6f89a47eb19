/** Tests that wrong verdicts are found. */
@NullMarked
package dev.waymark.benchmarks.soundness;

import org.jspecify.annotations.NullMarked;
