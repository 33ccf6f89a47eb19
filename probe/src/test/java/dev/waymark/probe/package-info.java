/** Tests of what the probe says of itself. */
@NullMarked
package dev.waymark.probe;

import org.jspecify.annotations.NullMarked;
