/** Tests of what search strategies are compared on. */
@NullMarked
package dev.waymark.benchmarks.search;

import org.jspecify.annotations.NullMarked;
