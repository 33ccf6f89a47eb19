package dev.waymark.term.simplify;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/** Simplifies shifts, whose distances count modulo the width. */
final class ShiftRules {
  private ShiftRules() {}

  static @Nullable Term simplify(Terms terms, BinaryOperator operator, Term left, Term right) {
    if (Constant.is(left, 0)) {
      return left;
    }
    long mask = left.sort() == Sort.INT ? Integer.SIZE - 1 : Long.SIZE - 1;
    return right instanceof Constant distance
        ? byConstant(terms, operator, left, distance.bits() & mask, distance)
        : withoutMask(terms, operator, left, right, mask);
  }

  private static @Nullable Term byConstant(
      Terms terms, BinaryOperator operator, Term left, long distance, Constant written) {
    if (distance == 0) {
      return left;
    }
    return distance == written.bits()
        ? null
        : terms.binary(operator, left, terms.constant(Sort.INT, distance));
  }

  /** {@code x << (n & 31)} is {@code x << n}. */
  private static @Nullable Term withoutMask(
      Terms terms, BinaryOperator operator, Term left, Term right, long mask) {
    BinaryTerm masked = TermPatterns.withConstant(BinaryOperator.IAND, right);
    return masked != null
            && masked.right() instanceof Constant written
            && (written.bits() & mask) == mask
        ? terms.binary(operator, left, masked.left())
        : null;
  }
}
