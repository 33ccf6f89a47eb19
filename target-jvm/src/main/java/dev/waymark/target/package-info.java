/**
 * Runs inputs in a JVM of their own. {@link dev.waymark.target.TargetJvm} starts it, serves it
 * instrumented classes, sends it inputs and reads what became of them; an {@link
 * dev.waymark.target.Execution} has the path of a run as terms, and if someone wants it, its {@link
 * dev.waymark.target.WholePath}.
 *
 * <p>Rooms: {@code making} finds out how inputs can be made, {@code process} starts and ends the
 * JVM, {@code host} runs in it, {@code wire} is what both sides write and read, {@code literal} is
 * how both write values as Java.
 */
@NullMarked
package dev.waymark.target;

import org.jspecify.annotations.NullMarked;
