/**
 * A seeded generator of Java programs of a chosen number of branches, for comparing search
 * strategies: {@link dev.waymark.benchmarks.synthetic.SyntheticProgram}. They are in the manner of
 * the synthetic subjects {@code tp300} to {@code tp10k} in the paper on context-guided search, of
 * which only the size and the way of making (rules, applied at random) are known: ints, nested
 * conditions, linear and other arithmetic, switches, loops, and calls across many classes.
 */
@NullMarked
package dev.waymark.benchmarks.synthetic;

import org.jspecify.annotations.NullMarked;
