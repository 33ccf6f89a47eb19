/** What files and paths of the JDK mean. */
@NullMarked
package dev.waymark.library.java.nio.file;

import org.jspecify.annotations.NullMarked;
