/** How long small commands take from start to end. */
@NullMarked
package dev.waymark.benchmarks.startup;

import org.jspecify.annotations.NullMarked;
