/** Tests of the random rival, and classes for it to call. */
@NullMarked
package dev.waymark.benchmarks.real.random;

import org.jspecify.annotations.NullMarked;
