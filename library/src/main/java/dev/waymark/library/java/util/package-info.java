/** Models of the classes of {@code java.util}. */
@NullMarked
package dev.waymark.library.java.util;

import org.jspecify.annotations.NullMarked;
