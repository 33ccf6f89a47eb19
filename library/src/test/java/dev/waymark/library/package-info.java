/** Models compared with the JDK. */
@NullMarked
package dev.waymark.library;

import org.jspecify.annotations.NullMarked;
