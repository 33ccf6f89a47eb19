/** JVMs of their own, for code that is measured. */
@NullMarked
package dev.waymark.benchmarks.real.process;

import org.jspecify.annotations.NullMarked;
