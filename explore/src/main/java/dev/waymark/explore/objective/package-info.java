/**
 * What criteria want covered: {@link dev.waymark.explore.objective.Objective}, with the choices
 * that lead to it, and the tests that cover it.
 */
@NullMarked
package dev.waymark.explore.objective;

import org.jspecify.annotations.NullMarked;
