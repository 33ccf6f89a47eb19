/**
 * Whether symbolic texts match regular expressions: the arithmetic for automata that {@link
 * dev.waymark.probe.regex.Automata} makes.
 */
@NullMarked
package dev.waymark.library.regex;

import org.jspecify.annotations.NullMarked;
