/** Models of {@code java.util.regex}. */
@NullMarked
package dev.waymark.library.java.util.regex;

import org.jspecify.annotations.NullMarked;
