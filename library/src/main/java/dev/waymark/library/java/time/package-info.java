/** Models of the classes of {@code java.time}. */
@NullMarked
package dev.waymark.library.java.time;

import org.jspecify.annotations.NullMarked;
