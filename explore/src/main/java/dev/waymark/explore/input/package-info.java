/**
 * Inputs before they are run: which shapes there are within the bounds, first values, and values
 * that people can read.
 */
@NullMarked
package dev.waymark.explore.input;

import org.jspecify.annotations.NullMarked;
