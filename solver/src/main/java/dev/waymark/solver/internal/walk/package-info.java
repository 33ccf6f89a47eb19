/**
 * Local search for models of queries on integers: {@link
 * dev.waymark.solver.internal.walk.ModelWalk} starts at the base of a query, which violates one
 * constraint, and gives one symbol after the other a new value. What value is told by the
 * constraint that is violated, from the top down: what must an operand be so that the operator
 * gives what is wanted (Niemetz, Preiner, Biere: Propagation based local search for bit-precise
 * reasoning, FMSD 2017). It finds models only, and refutes nothing.
 */
@NullMarked
package dev.waymark.solver.internal.walk;

import org.jspecify.annotations.NullMarked;
