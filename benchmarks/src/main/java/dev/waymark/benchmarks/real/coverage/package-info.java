/**
 * Branch coverage as JaCoCo counts it: {@code MeasuringLoader} loads classes with JaCoCo's probes,
 * {@code Probes} holds what they noted, {@code BranchCounts} is what JaCoCo makes of that, and
 * {@code ProbedBranches} is what the same probes say of single branches.
 */
@NullMarked
package dev.waymark.benchmarks.real.coverage;

import org.jspecify.annotations.NullMarked;
