/** Files that are inputs, with contents that stay symbolic. */
@NullMarked
package dev.waymark.library.file;

import org.jspecify.annotations.NullMarked;
