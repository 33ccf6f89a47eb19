/** Small classes to try Waymark on. */
@NullMarked
package dev.waymark.examples;

import org.jspecify.annotations.NullMarked;
