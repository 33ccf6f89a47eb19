package dev.waymark.term.simplify;

import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Semantics;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/** Simplifies wrapping multiplication, and the total division of {@link Semantics}. */
final class ProductRules {
  private ProductRules() {}

  static @Nullable Term multiply(Terms terms, Term left, Term right) {
    if (Constant.is(right, 0)) {
      return right;
    }
    Width width = Width.of(left.sort());
    BinaryTerm product = TermPatterns.withConstant(width.multiply, left);
    if (product != null && right instanceof Constant) {
      Term factor = terms.binary(width.multiply, product.right(), right);
      return terms.binary(width.multiply, product.left(), factor);
    }
    return byUnit(terms, left, right);
  }

  /** Not {@code x / x}, which is -1 for zero. */
  static @Nullable Term divide(Terms terms, Term left, Term right) {
    return byUnit(terms, left, right);
  }

  /** Multiplying or dividing by 1 and -1 is the same, also for MIN_VALUE. */
  private static @Nullable Term byUnit(Terms terms, Term left, Term right) {
    if (Constant.is(right, 1)) {
      return left;
    }
    return Constant.is(right, -1) ? terms.unary(Width.of(left.sort()).negate, left) : null;
  }

  /** {@code x % x} and {@code 0 % x} are 0 also for a zero divisor. */
  static @Nullable Term remainder(Terms terms, Term left, Term right) {
    boolean isZero =
        left == right || Constant.is(left, 0) || Constant.is(right, 1) || Constant.is(right, -1);
    return isZero ? terms.constant(left.sort(), 0) : null;
  }
}
