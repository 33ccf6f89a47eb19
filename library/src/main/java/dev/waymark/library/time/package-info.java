/**
 * Dates and times: what is symbolic in them, their order, and the calendar without a branch where
 * that is possible.
 */
@NullMarked
package dev.waymark.library.time;

import org.jspecify.annotations.NullMarked;
