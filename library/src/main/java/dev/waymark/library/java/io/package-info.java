/** Models of classes in {@code java.io}. */
@NullMarked
package dev.waymark.library.java.io;

import org.jspecify.annotations.NullMarked;
