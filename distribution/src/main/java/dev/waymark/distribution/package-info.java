/**
 * Starts the command {@code waymark} from what {@code waymark.zip} and {@code waymark.jar} hold, in
 * a JVM with the flags that it needs. Uses the JDK alone.
 */
@NullMarked
package dev.waymark.distribution;

import org.jspecify.annotations.NullMarked;
