/** Tests that wrong verdicts are found. */
@NullMarked
package dev.waymark.benchmarks.trust;

import org.jspecify.annotations.NullMarked;
