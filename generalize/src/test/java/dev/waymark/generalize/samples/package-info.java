/** Programs with infeasible paths. */
@NullMarked
package dev.waymark.generalize.samples;

import org.jspecify.annotations.NullMarked;
