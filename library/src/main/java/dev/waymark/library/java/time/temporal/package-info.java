/** Models of the classes of {@code java.time.temporal}. */
@NullMarked
package dev.waymark.library.java.time.temporal;

import org.jspecify.annotations.NullMarked;
