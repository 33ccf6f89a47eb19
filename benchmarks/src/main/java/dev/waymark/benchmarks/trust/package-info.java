/**
 * Whether what Waymark says is so: a {@link dev.waymark.benchmarks.trust.TrustTable} of {@code
 * Check}s. Each compares what the command {@code waymark} claims with what really happens: with
 * calls that refute a verdict, with the tests that were written, with JaCoCo, in another world, by
 * the clock. The small programs that it is tried on are resources beside this package.
 */
@NullMarked
package dev.waymark.benchmarks.trust;

import org.jspecify.annotations.NullMarked;
