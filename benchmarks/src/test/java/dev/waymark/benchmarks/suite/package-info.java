/** Tests of running suites. */
@NullMarked
package dev.waymark.benchmarks.suite;

import org.jspecify.annotations.NullMarked;
