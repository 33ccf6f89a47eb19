package dev.waymark.term.simplify;

import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies wrapping addition and subtraction. Constants are gathered: a sum has at most one, on
 * the right, and a difference has one on the left only.
 */
final class SumRules {
  private SumRules() {}

  static @Nullable Term add(Terms terms, Term left, Term right) {
    if (right instanceof Constant constant) {
      return addConstant(terms, left, constant);
    }
    Width width = Width.of(left.sort());
    Term negatedRight = width.negated(right);
    if (negatedRight != null) {
      return terms.binary(width.subtract, left, negatedRight);
    }
    Term subtrahend = width.negated(left);
    return subtrahend == null ? null : terms.binary(width.subtract, right, subtrahend);
  }

  private static @Nullable Term addConstant(Terms terms, Term left, Constant right) {
    if (right.bits() == 0) {
      return left;
    }
    Width width = Width.of(left.sort());
    BinaryTerm sum = TermPatterns.withConstant(width.add, left);
    if (sum != null) {
      return terms.binary(width.add, sum.left(), terms.binary(width.add, sum.right(), right));
    }
    BinaryTerm difference = TermPatterns.of(width.subtract, left);
    if (difference != null && difference.left() instanceof Constant first) {
      Term constant = terms.binary(width.add, first, right);
      return terms.binary(width.subtract, constant, difference.right());
    }
    return null;
  }

  static @Nullable Term subtract(Terms terms, Term left, Term right) {
    if (left == right) {
      return terms.constant(left.sort(), 0);
    }
    Width width = Width.of(left.sort());
    if (right instanceof Constant) {
      return terms.binary(width.add, left, terms.unary(width.negate, right));
    }
    Term negated = width.negated(right);
    if (negated != null) {
      return terms.binary(width.add, left, negated);
    }
    return left instanceof Constant first ? subtractFrom(terms, first, right) : null;
  }

  private static @Nullable Term subtractFrom(Terms terms, Constant left, Term right) {
    Width width = Width.of(left.sort());
    BinaryTerm sum = TermPatterns.withConstant(width.add, right);
    if (sum != null) {
      Term constant = terms.binary(width.subtract, left, sum.right());
      return terms.binary(width.subtract, constant, sum.left());
    }
    BinaryTerm difference = TermPatterns.of(width.subtract, right);
    if (difference != null && difference.left() instanceof Constant first) {
      Term constant = terms.binary(width.subtract, left, first);
      return terms.binary(width.add, difference.right(), constant);
    }
    return left.bits() == 0 ? terms.unary(width.negate, right) : null;
  }
}
