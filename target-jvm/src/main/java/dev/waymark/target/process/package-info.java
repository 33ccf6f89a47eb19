/**
 * Starts, watches and ends the process of a target JVM. Knows the host that runs in it and the
 * messages of the pipe, nothing of inputs and paths.
 */
@NullMarked
package dev.waymark.target.process;

import org.jspecify.annotations.NullMarked;
