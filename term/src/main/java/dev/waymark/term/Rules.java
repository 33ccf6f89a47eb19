package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How {@link Terms} simplifies what it is about to make. Each method returns a term with the same
 * value under every assignment, or null if the term is to be made as it is. Operands have the right
 * sorts, and the caller has put them in order: a constant is on the right.
 */
public interface Rules {
  @Nullable Term unary(Terms terms, UnaryOperator operator, Term operand);

  @Nullable Term binary(Terms terms, BinaryOperator operator, Term left, Term right);

  @Nullable Term compare(Terms terms, Relation relation, Term left, Term right);

  @Nullable Term not(Terms terms, Term operand);

  /** Both of two conditions, in any order. */
  @Nullable Term and(Terms terms, Term left, Term right);

  /** One of two conditions, in any order. */
  @Nullable Term or(Terms terms, Term left, Term right);

  @Nullable Term ite(Terms terms, Term condition, Term whenTrue, Term whenFalse);
}
