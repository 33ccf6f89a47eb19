/**
 * Arithmetic on the numbers of a path: over the inputs and over names at the same time, so that
 * both always say the same.
 */
@NullMarked
package dev.waymark.path.number;

import org.jspecify.annotations.NullMarked;
