/**
 * The rival: calls public methods with random arguments, and keeps the calls that cover a new
 * branch. {@code RandomRun} starts it in a JVM of its own, {@code RandomMain} is what runs there; a
 * {@code CallMaker} makes the calls, one for each number. See docs/real-subjects.md.
 *
 * <p>It is frozen: figures of {@code ./bench real} are comparable only as long as it stays as it
 * is.
 */
@NullMarked
package dev.waymark.benchmarks.real.random;

import org.jspecify.annotations.NullMarked;
