/**
 * Z3 through its own Java API (de Moura and Bjorner, "Z3: an efficient SMT solver", TACAS 2008).
 *
 * <p>Never give the solver a logic such as QF_BV: with one it answered sat wrongly. Z3 frees
 * expressions when the Java collector finds them unused and then reuses their numbers, by which it
 * orders things: all that is made is therefore kept until the context closes, or answers would
 * depend on the collector.
 */
@NullMarked
package dev.waymark.solver.z3;

import org.jspecify.annotations.NullMarked;
