/** Writes down what an exploration knows, and reads it again, without terms. */
@NullMarked
package dev.waymark.explore.journal;

import org.jspecify.annotations.NullMarked;
