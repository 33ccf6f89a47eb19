/**
 * Explorations of hostile code, and whether it harmed anything: the targets are in {@link
 * dev.waymark.benchmarks.hostile}.
 */
@NullMarked
package dev.waymark.benchmarks.harm;

import org.jspecify.annotations.NullMarked;
