/**
 * Programs in the way of those of paper 001, written by generators that know what cannot happen in
 * them, and what strategies make of them.
 */
@NullMarked
package dev.waymark.benchmarks.frontier;

import org.jspecify.annotations.NullMarked;
