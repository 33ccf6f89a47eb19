package dev.waymark.solver.z3;

import com.microsoft.z3.BitVecSort;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPExpr;
import com.microsoft.z3.FPRMNum;
import com.microsoft.z3.FPSort;
import dev.waymark.solver.internal.encoding.SmtOperator;

/** Z3's operations on floats. */
final class Z3Floats {
  private final Context context;
  private final FPRMNum toNearest;
  private final FPRMNum toZero;

  Z3Floats(Context context) {
    this.context = context;
    this.toNearest = context.mkFPRNE();
    this.toZero = context.mkFPRTZ();
  }

  Expr<?> apply(SmtOperator operator, Expr<FPSort> operand) {
    return switch (operator) {
      case FP_NEG -> context.mkFPNeg(operand);
      case FP_ABS -> context.mkFPAbs(operand);
      case FP_TRUNCATE -> context.mkFPRoundToIntegral(toZero, operand);
      case FP_IS_NAN -> context.mkFPIsNaN(operand);
      case FP_IS_NEGATIVE -> context.mkFPIsNegative(operand);
      default -> throw new IllegalArgumentException("not a unary operator: " + operator);
    };
  }

  Expr<?> apply(SmtOperator operator, Expr<FPSort> left, Expr<FPSort> right) {
    return switch (operator) {
      case FP_ADD -> context.mkFPAdd(toNearest, left, right);
      case FP_SUB -> context.mkFPSub(toNearest, left, right);
      case FP_MUL -> context.mkFPMul(toNearest, left, right);
      case FP_DIV -> context.mkFPDiv(toNearest, left, right);
      case FP_REM -> context.mkFPRem(left, right);
      case FP_EQ -> context.mkFPEq(left, right);
      case FP_LT -> context.mkFPLt(left, right);
      case FP_LE -> context.mkFPLEq(left, right);
      default -> throw new IllegalArgumentException("not a binary operator: " + operator);
    };
  }

  /** The overload with the sort in front mixes up its arguments. */
  Expr<?> round(FPSort sort, Expr<FPSort> number) {
    return context.mkFPToFP(toNearest, (FPExpr) number, sort);
  }

  Expr<?> ofSigned(FPSort sort, Expr<BitVecSort> vector) {
    return context.mkFPToFP(toNearest, vector, sort, true);
  }

  Expr<?> toSigned(int width, Expr<FPSort> number) {
    return context.mkFPToBV(toZero, number, width, true);
  }
}
