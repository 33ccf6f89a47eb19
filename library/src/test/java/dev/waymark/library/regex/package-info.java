/** Models compared with the JDK. */
@NullMarked
package dev.waymark.library.regex;

import org.jspecify.annotations.NullMarked;
