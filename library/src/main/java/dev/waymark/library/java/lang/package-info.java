/** Models of the classes of {@code java.lang}. */
@NullMarked
package dev.waymark.library.java.lang;

import org.jspecify.annotations.NullMarked;
