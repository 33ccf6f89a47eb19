/** Whether tools that others wrote accept our reports, and read the figures that we wrote. */
@NullMarked
package dev.waymark.benchmarks.ecosystem;

import org.jspecify.annotations.NullMarked;
