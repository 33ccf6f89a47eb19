/** Models of {@code java.util.stream}. */
@NullMarked
package dev.waymark.library.java.util.stream;

import org.jspecify.annotations.NullMarked;
