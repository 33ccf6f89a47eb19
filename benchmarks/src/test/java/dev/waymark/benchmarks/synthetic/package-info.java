/** Tests of the generator of programs. */
@NullMarked
package dev.waymark.benchmarks.synthetic;

import org.jspecify.annotations.NullMarked;
