package dev.waymark.term.simplify;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.UnaryTerm;
import org.jspecify.annotations.Nullable;

/** The operators on integers of one width, so that a rule is written once for INT and LONG. */
enum Width {
  INT(
      Sort.INT,
      UnaryOperator.INEG,
      BinaryOperator.IADD,
      BinaryOperator.ISUB,
      BinaryOperator.IMUL,
      BinaryOperator.IAND,
      BinaryOperator.IOR,
      BinaryOperator.IXOR),
  LONG(
      Sort.LONG,
      UnaryOperator.LNEG,
      BinaryOperator.LADD,
      BinaryOperator.LSUB,
      BinaryOperator.LMUL,
      BinaryOperator.LAND,
      BinaryOperator.LOR,
      BinaryOperator.LXOR);

  final Sort sort;
  final UnaryOperator negate;
  final BinaryOperator add;
  final BinaryOperator subtract;
  final BinaryOperator multiply;
  final BinaryOperator and;
  final BinaryOperator or;
  final BinaryOperator xor;

  Width(
      Sort sort,
      UnaryOperator negate,
      BinaryOperator add,
      BinaryOperator subtract,
      BinaryOperator multiply,
      BinaryOperator and,
      BinaryOperator or,
      BinaryOperator xor) {
    this.sort = sort;
    this.negate = negate;
    this.add = add;
    this.subtract = subtract;
    this.multiply = multiply;
    this.and = and;
    this.or = or;
    this.xor = xor;
  }

  /** The width of INT or LONG terms. */
  static Width of(Sort sort) {
    return sort == Sort.INT ? INT : LONG;
  }

  /** The operand of {@code term} if it is a negation, or else null. */
  @Nullable Term negated(Term term) {
    return term instanceof UnaryTerm unary && unary.operator() == negate ? unary.operand() : null;
  }
}
