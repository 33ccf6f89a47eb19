/**
 * Regular expressions as automata of few states, for a model that says by one condition whether a
 * symbolic text matches. An expression is read into a {@code RegexTree}, which becomes an {@code
 * Nfa} and then an {@link dev.waymark.probe.regex.Automaton}; that is concrete work, done here
 * where code is not instrumented, and once per expression. What is not known to mean the same here
 * as in the JDK is refused.
 */
@NullMarked
package dev.waymark.probe.regex;

import org.jspecify.annotations.NullMarked;
