/** Automata of the paths that respect a chain (paper 003, section 3.3). */
@NullMarked
package dev.waymark.generalize.automaton;

import org.jspecify.annotations.NullMarked;
