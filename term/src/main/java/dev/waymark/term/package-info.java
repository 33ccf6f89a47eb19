/**
 * Symbolic terms: what a value of the program under test is, as a function of its inputs.
 *
 * <p>{@link dev.waymark.term.Terms} makes {@link dev.waymark.term.Term}s, simplified and
 * hash-consed (Ershov 1958; Filliatre and Conchon, "Type-safe modular hash-consing", 2006), so that
 * {@code ==} is structural equality and shared parts exist once. {@link
 * dev.waymark.term.assign.Evaluator} gives their value under an {@link
 * dev.waymark.term.assign.Assignment}, {@link dev.waymark.term.interval.Intervals} bounds it,
 * {@link dev.waymark.term.Variables} tells which inputs it depends on, {@link
 * dev.waymark.term.assign.Substitution} puts terms for inputs, {@link dev.waymark.term.TermPrinter}
 * writes it for people. The meaning of operators is that of the one table in {@link
 * dev.waymark.program.ir}, made total by {@link dev.waymark.term.Semantics}.
 *
 * <p>Terms may be millions of operations deep: nothing here recurses along them.
 */
@NullMarked
package dev.waymark.term;

import org.jspecify.annotations.NullMarked;
