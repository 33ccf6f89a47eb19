/**
 * Tests that were generated, compiled and run: {@code TestsCompiler} compiles them, {@code
 * TestsRun} runs them in a JVM of their own, whose main class is {@code TestsMain}.
 */
@NullMarked
package dev.waymark.benchmarks.real.tests;

import org.jspecify.annotations.NullMarked;
