/**
 * Mutations of Waymark itself, in the rooms that a proof rests on, and whether our own unit tests
 * notice them: {@link dev.waymark.benchmarks.engine.EngineTable} runs PIT on each {@code Room}.
 */
@NullMarked
package dev.waymark.benchmarks.engine;

import org.jspecify.annotations.NullMarked;
