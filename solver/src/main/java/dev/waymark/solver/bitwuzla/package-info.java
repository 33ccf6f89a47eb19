/**
 * Bitwuzla through the Java bindings of the JavaSMT project (Niemetz and Preiner, "Bitwuzla", CAV
 * 2023): several times as fast as Z3 on floats.
 *
 * <p>The bindings hold every object ever made in one list of the whole JVM until it is closed, and
 * look for it from the end: everything is closed here, in reverse order. There is one native
 * library per platform, in the jar beside these classes; without one, Z3 works alone.
 */
@NullMarked
package dev.waymark.solver.bitwuzla;

import org.jspecify.annotations.NullMarked;
