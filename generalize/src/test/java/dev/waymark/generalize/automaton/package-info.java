/** What tests need of automata. */
@NullMarked
package dev.waymark.generalize.automaton;

import org.jspecify.annotations.NullMarked;
