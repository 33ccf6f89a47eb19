/**
 * Whether conditions on the inputs of a program can hold together, and for which inputs.
 *
 * <p>A {@link dev.waymark.solver.api.Solver} answers a {@link dev.waymark.solver.api.Query} with
 * {@link dev.waymark.solver.api.Sat} and a model, {@link dev.waymark.solver.api.Unsat} and a core,
 * or {@link dev.waymark.solver.api.Unknown} and the reason. {@link dev.waymark.solver.SolverStack}
 * puts {@link dev.waymark.solver.api.Layer}s, each a decorator, around the {@link
 * dev.waymark.solver.api.Backend}s Z3 and Bitwuzla, as the solver chain of KLEE does (Cadar, Dunbar
 * and Engler, "KLEE: unassisted and automatic generation of high-coverage tests", OSDI 2008,
 * section 3.3).
 *
 * <p>All terms a solver is asked about come from one {@link dev.waymark.term.Terms}. Solvers are
 * not thread-safe. The same queries in the same order get the same answers, as long as no limit of
 * time is hit; limits of steps keep this so.
 */
@NullMarked
package dev.waymark.solver;

import org.jspecify.annotations.NullMarked;
