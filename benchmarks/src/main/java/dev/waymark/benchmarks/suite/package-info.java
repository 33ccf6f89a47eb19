/**
 * A library's own tests, run as they are and under instrumentation, each in a JVM of its own:
 * {@link dev.waymark.benchmarks.suite.SuiteMain} runs them there, {@link
 * dev.waymark.benchmarks.suite.SuiteProcess} starts it, and {@link
 * dev.waymark.benchmarks.suite.SuiteResult} is what it hands back.
 *
 * <p>Instrumentation has nothing to do while all data is concrete. So before they are instrumented,
 * {@link dev.waymark.benchmarks.suite.SymbolSource} makes classes call {@link
 * dev.waymark.benchmarks.suite.Symbols} wherever a number comes in, which makes it symbolic.
 */
@NullMarked
package dev.waymark.benchmarks.suite;

import org.jspecify.annotations.NullMarked;
