/**
 * Regular expressions as automata, so that whether a symbolic text matches one is a single
 * condition. An expression is read into a {@link dev.waymark.library.regex.RegexTree}, which
 * becomes a {@link dev.waymark.library.regex.Nfa} and then an {@link
 * dev.waymark.library.regex.Automaton} of few states; that is concrete work, done once per
 * expression. What is not known to mean the same here as in the JDK is refused.
 */
@NullMarked
package dev.waymark.library.regex;

import org.jspecify.annotations.NullMarked;
