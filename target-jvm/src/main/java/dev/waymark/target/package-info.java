/**
 * Runs inputs in a JVM of their own. {@link dev.waymark.target.TargetJvm} starts it, serves it
 * instrumented classes, sends it inputs and reads what became of them; an {@link
 * dev.waymark.target.Execution} has the path of a run as terms.
 */
@NullMarked
package dev.waymark.target;

import org.jspecify.annotations.NullMarked;
