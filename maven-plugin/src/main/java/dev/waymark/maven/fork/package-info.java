/** Runs the command line in a JVM of its own. */
@NullMarked
package dev.waymark.maven.fork;

import org.jspecify.annotations.NullMarked;
