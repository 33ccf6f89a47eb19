/** What {@code String.format} makes of symbolic arguments. */
@NullMarked
package dev.waymark.library.format;

import org.jspecify.annotations.NullMarked;
