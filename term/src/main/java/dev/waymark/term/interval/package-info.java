/**
 * Bounds of integer terms: {@link dev.waymark.term.interval.Intervals}, an abstract interpretation
 * over {@link dev.waymark.term.Interval}s (Cousot and Cousot 1977), and what each operator does to
 * bounds.
 */
@NullMarked
package dev.waymark.term.interval;

import org.jspecify.annotations.NullMarked;
