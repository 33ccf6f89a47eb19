package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * An immutable, simplified, hash-consed term: {@link Constant}, {@link Symbol}, {@link UnaryTerm},
 * {@link BinaryTerm}, {@link Comparison}, {@link Not}, {@link And}, {@link Or} or {@link Ite}.
 *
 * <p>Two structurally equal terms of one {@link Terms} are one object, so {@code ==} is equality;
 * terms of different factories must not be mixed. Operands always have smaller ids than the term
 * they belong to, so that terms form a directed acyclic graph ordered by id.
 */
public sealed interface Term permits Node {
  Sort sort();

  /** The position in the order of creation, unique in the factory. */
  int id();

  /** How many operands there are: 0 to 3. */
  int arity();

  /** The operand at {@code position}, counted from 0. */
  Term operand(int position);

  /** The value of this term, given those of its operands. A symbol has none of its own. */
  long evaluate(ToLongFunction<Term> operands);

  /** This term with its operands replaced, made by {@code terms}. */
  Term rebuild(Terms terms, Function<Term, Term> operands);

  /** What {@code visitor} says about this kind of term. Does not visit the operands. */
  <R> R accept(TermVisitor<R> visitor);
}
