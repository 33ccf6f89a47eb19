/**
 * Z3 through its own Java API (de Moura and Bjorner, "Z3: an efficient SMT solver", TACAS 2008).
 *
 * <p>Never give the solver a logic such as QF_BV: with one it answered sat wrongly. Use {@link
 * dev.waymark.solver.z3.StableContext}, or answers depend on the garbage collector.
 */
@NullMarked
package dev.waymark.solver.z3;

import org.jspecify.annotations.NullMarked;
