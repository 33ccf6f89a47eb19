package dev.waymark.term.simplify;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.term.Constant;
import dev.waymark.term.Ite;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies binary operations. Operands of commutative operators come in order: a constant is on
 * the right. Each rule answers null where it does not apply.
 */
final class BinaryRules {
  private BinaryRules() {}

  /** Whether operands may be swapped. Floats may: there is one NaN. */
  static @Nullable Term simplify(Terms terms, BinaryOperator operator, Term left, Term right) {
    if (operator.needsDivisorCheck() && Constant.is(right, 0)) {
      return null;
    }
    if (left instanceof Constant first && right instanceof Constant second) {
      return folded(terms, operator, first, second);
    }
    Term lifted = lifted(terms, operator, left, right);
    return lifted == null ? byFamily(terms, operator, left, right) : lifted;
  }

  private static Term folded(Terms terms, BinaryOperator operator, Constant left, Constant right) {
    return terms.constant(Sort.of(operator.result()), operator.evaluate(left.bits(), right.bits()));
  }

  /** {@code (c ? 1 : 2) + 3} is {@code c ? 4 : 5}; the same on the right, but not for divisors. */
  private static @Nullable Term lifted(
      Terms terms, BinaryOperator operator, Term left, Term right) {
    Ite first = TermPatterns.ofConstants(left);
    if (first != null && right instanceof Constant) {
      return terms.ite(
          first.condition(),
          terms.binary(operator, first.whenTrue(), right),
          terms.binary(operator, first.whenFalse(), right));
    }
    Ite second = TermPatterns.ofConstants(right);
    if (second == null || !(left instanceof Constant) || operator.needsDivisorCheck()) {
      return null;
    }
    return terms.ite(
        second.condition(),
        terms.binary(operator, left, second.whenTrue()),
        terms.binary(operator, left, second.whenFalse()));
  }

  private static @Nullable Term byFamily(
      Terms terms, BinaryOperator operator, Term left, Term right) {
    return switch (operator) {
      case IADD, LADD -> SumRules.add(terms, left, right);
      case ISUB, LSUB -> SumRules.subtract(terms, left, right);
      case IMUL, LMUL -> ProductRules.multiply(terms, left, right);
      case IDIV, LDIV -> ProductRules.divide(terms, left, right);
      case IREM, LREM -> ProductRules.remainder(terms, left, right);
      case IAND, LAND -> BitRules.and(terms, left, right);
      case IOR, LOR -> BitRules.or(terms, left, right);
      case IXOR, LXOR -> BitRules.xor(terms, left, right);
      case ISHL, LSHL, ISHR, LSHR, IUSHR, LUSHR ->
          ShiftRules.simplify(terms, operator, left, right);
      case FMUL, DMUL, FDIV, DDIV -> isOne(right) ? left : null;
      case LCMP -> left == right ? terms.intConstant(0) : null;
      default -> null;
    };
  }

  private static boolean isOne(Term term) {
    return Constant.is(
        term, term.sort() == Sort.FLOAT ? Float.floatToIntBits(1f) : Double.doubleToLongBits(1d));
  }
}
