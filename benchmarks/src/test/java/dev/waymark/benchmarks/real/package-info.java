/** Tests of the table {@code real}. */
@NullMarked
package dev.waymark.benchmarks.real;

import org.jspecify.annotations.NullMarked;
