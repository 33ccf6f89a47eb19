/**
 * Which branches of the measured classes are taken, seen neither by the engine nor by JaCoCo:
 * {@code Witness} makes classes tell {@code Seen} of each turn they take.
 */
@NullMarked
package dev.waymark.benchmarks.real.witness;

import org.jspecify.annotations.NullMarked;
