package dev.waymark.term.simplify;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Ite;
import dev.waymark.term.Term;
import org.jspecify.annotations.Nullable;

/** Patterns that more than one rule looks for. */
final class TermPatterns {
  private TermPatterns() {}

  /** {@code term} if it applies {@code operator}, or else null. */
  static @Nullable BinaryTerm of(BinaryOperator operator, Term term) {
    return term instanceof BinaryTerm binary && binary.operator() == operator ? binary : null;
  }

  /** {@code term} if it applies {@code operator} to a constant on the right, or else null. */
  static @Nullable BinaryTerm withConstant(BinaryOperator operator, Term term) {
    BinaryTerm binary = of(operator, term);
    return binary != null && binary.right() instanceof Constant ? binary : null;
  }

  /** {@code term} if it chooses between two constants, or else null. */
  static @Nullable Ite ofConstants(Term term) {
    return term instanceof Ite ite
            && ite.whenTrue() instanceof Constant
            && ite.whenFalse() instanceof Constant
        ? ite
        : null;
  }
}
