/** Explorations in processes of their own, to be killed: does the result survive? */
@NullMarked
package dev.waymark.benchmarks.kills;

import org.jspecify.annotations.NullMarked;
