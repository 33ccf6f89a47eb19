/**
 * Mutants of a class that PIT makes, and which of them a suite kills: {@link
 * dev.waymark.benchmarks.real.mutants.Pit} runs PIT in a JVM of its own.
 */
@NullMarked
package dev.waymark.benchmarks.real.mutants;

import org.jspecify.annotations.NullMarked;
