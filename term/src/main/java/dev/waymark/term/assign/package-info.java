/**
 * What is put for symbols: values by an {@link dev.waymark.term.assign.Assignment}, under which
 * {@link dev.waymark.term.assign.Evaluator} gives the value of a term, or other terms by a {@link
 * dev.waymark.term.assign.Substitution}.
 */
@NullMarked
package dev.waymark.term.assign;

import org.jspecify.annotations.NullMarked;
