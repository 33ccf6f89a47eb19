/** Explorations in processes of their own, to be killed or measured from outside. */
@NullMarked
package dev.waymark.benchmarks.process;

import org.jspecify.annotations.NullMarked;
