/** How much slower instrumented code runs, by the kind of code and of its data. */
@NullMarked
package dev.waymark.benchmarks.executor;

import org.jspecify.annotations.NullMarked;
