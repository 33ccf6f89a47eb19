/**
 * Explorations of small methods: paths, branches, labels and abstract paths, compared with what
 * runs without the engine tell.
 */
@NullMarked
package dev.waymark.benchmarks.explore;

import org.jspecify.annotations.NullMarked;
