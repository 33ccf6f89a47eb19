package dev.waymark.term;

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

  /** What {@code visitor} says about this kind of term. Does not visit the operands. */
  <R> R accept(TermVisitor<R> visitor);
}
