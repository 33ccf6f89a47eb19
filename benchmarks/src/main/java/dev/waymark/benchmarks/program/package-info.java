/** How the program model and the instrumentation do on whole libraries. */
@NullMarked
package dev.waymark.benchmarks.program;

import org.jspecify.annotations.NullMarked;
