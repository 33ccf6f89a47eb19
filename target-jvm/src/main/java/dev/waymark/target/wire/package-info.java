/**
 * What goes through the pipe between the driver and the target JVM: messages, and the types that
 * both sides write and read. Depends on the JDK and the probe alone, since the target JVM loads it
 * beside the classes under test.
 */
@NullMarked
package dev.waymark.target.wire;

import org.jspecify.annotations.NullMarked;
