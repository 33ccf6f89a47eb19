/** What generalizing infeasible paths is worth (paper 003, section 5.3). */
@NullMarked
package dev.waymark.benchmarks.generalize;

import org.jspecify.annotations.NullMarked;
