/** Models of the classes of {@code java.math}. */
@NullMarked
package dev.waymark.library.java.math;

import org.jspecify.annotations.NullMarked;
