/**
 * Infeasible path generalization (paper 003): why a path is infeasible, and which other paths are
 * so for the same reason.
 *
 * <p>{@link dev.waymark.generalize.Generalizer} puts the parts together, which are rooms in this
 * order, each using only those before it: {@code word} (paths as words), {@code record} (the
 * statements of a walk), {@code explain} (constraints that contradict each other), {@code chain}
 * (their statements, and what must not change between them), {@code automaton} (the paths that
 * respect a chain), {@code family} (many automata, asked at once) and {@code exhaustive} (what it
 * is compared with).
 *
 * <p>An automaton is only ever asked about paths of the program. What it guarantees is that each
 * path that it accepts executes the statements of the chain, in corresponding calls and with the
 * same outcomes, and changes nothing in between that one of them has written or read and a later
 * one reads. So the constraints of the explanation hold for it too, and it is infeasible.
 */
@NullMarked
package dev.waymark.generalize;

import org.jspecify.annotations.NullMarked;
