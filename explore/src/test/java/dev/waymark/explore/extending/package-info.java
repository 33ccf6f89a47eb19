/** The examples of docs/extending.md. */
@NullMarked
package dev.waymark.explore.extending;

import org.jspecify.annotations.NullMarked;
