package dev.waymark.solver.bitwuzla;

import dev.waymark.solver.internal.encoding.SmtOperator;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Kind;

/** Bitwuzla's names of operators. */
final class Kinds {
  private Kinds() {}

  static Kind of(SmtOperator operator) {
    return switch (operator) {
      case NOT -> Kind.NOT;
      case AND -> Kind.AND;
      case OR -> Kind.OR;
      case EQUAL -> Kind.EQUAL;
      case BV_NEG -> Kind.BV_NEG;
      case BV_ADD -> Kind.BV_ADD;
      case BV_SUB -> Kind.BV_SUB;
      case BV_MUL -> Kind.BV_MUL;
      case BV_SDIV -> Kind.BV_SDIV;
      case BV_SREM -> Kind.BV_SREM;
      case BV_SHL -> Kind.BV_SHL;
      case BV_ASHR -> Kind.BV_ASHR;
      case BV_LSHR -> Kind.BV_SHR;
      case BV_AND -> Kind.BV_AND;
      case BV_OR -> Kind.BV_OR;
      case BV_XOR -> Kind.BV_XOR;
      case BV_SLT -> Kind.BV_SLT;
      case BV_SLE -> Kind.BV_SLE;
      default -> floating(operator);
    };
  }

  private static Kind floating(SmtOperator operator) {
    return switch (operator) {
      case FP_NEG -> Kind.FP_NEG;
      case FP_ABS -> Kind.FP_ABS;
      case FP_ADD -> Kind.FP_ADD;
      case FP_SUB -> Kind.FP_SUB;
      case FP_MUL -> Kind.FP_MUL;
      case FP_DIV -> Kind.FP_DIV;
      case FP_REM -> Kind.FP_REM;
      case FP_TRUNCATE -> Kind.FP_RTI;
      case FP_EQ -> Kind.FP_EQUAL;
      case FP_LT -> Kind.FP_LT;
      case FP_LE -> Kind.FP_LEQ;
      case FP_IS_NAN -> Kind.FP_IS_NAN;
      case FP_IS_NEGATIVE -> Kind.FP_IS_NEG;
      default -> throw new IllegalArgumentException("not on floats: " + operator);
    };
  }

  /** Whether the operator has a rounding mode as its first operand, beside two others. */
  static boolean isRounded(SmtOperator operator) {
    return switch (operator) {
      case FP_ADD, FP_SUB, FP_MUL, FP_DIV -> true;
      default -> false;
    };
  }
}
