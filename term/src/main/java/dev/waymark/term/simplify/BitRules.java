package dev.waymark.term.simplify;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Interval;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/** Simplifies bit operations, among them those on booleans that are stored in ints. */
final class BitRules {
  private BitRules() {}

  static @Nullable Term and(Terms terms, Term left, Term right) {
    if (left == right || Constant.is(right, -1)) {
      return left;
    }
    if (Constant.is(right, 0)) {
      return right;
    }
    if (right instanceof Constant mask && keepsAll(mask.bits(), left)) {
      return left;
    }
    Term flags = FlagRules.and(terms, left, right);
    return flags == null ? gathered(terms, Width.of(left.sort()).and, left, right) : flags;
  }

  /** Whether {@code mask} is some low bits, and {@code term} has no others. */
  private static boolean keepsAll(long mask, Term term) {
    return (mask & (mask + 1)) == 0 && new Interval(0, mask).contains(ShallowRange.of(term));
  }

  static @Nullable Term or(Terms terms, Term left, Term right) {
    if (left == right || Constant.is(right, 0)) {
      return left;
    }
    if (Constant.is(right, -1)) {
      return right;
    }
    Term flags = FlagRules.or(terms, left, right);
    return flags == null ? gathered(terms, Width.of(left.sort()).or, left, right) : flags;
  }

  static @Nullable Term xor(Terms terms, Term left, Term right) {
    if (left == right) {
      return terms.constant(left.sort(), 0);
    }
    if (Constant.is(right, 0)) {
      return left;
    }
    return gathered(terms, Width.of(left.sort()).xor, left, right);
  }

  /** {@code (x op 1) op 2} is {@code x op (1 op 2)}. */
  private static @Nullable Term gathered(
      Terms terms, BinaryOperator operator, Term left, Term right) {
    BinaryTerm inner = TermPatterns.withConstant(operator, left);
    if (inner == null || !(right instanceof Constant)) {
      return null;
    }
    Term constant = terms.binary(operator, inner.right(), right);
    return terms.binary(operator, inner.left(), constant);
  }
}
