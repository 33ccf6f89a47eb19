/**
 * The side of the pipe that lives in the target JVM: asks for classes, runs inputs, sends traces.
 * Depends on the JDK and the probe alone, so that it cannot clash with the classes under test.
 */
@NullMarked
package dev.waymark.target.host;

import org.jspecify.annotations.NullMarked;
