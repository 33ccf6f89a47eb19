package dev.waymark.solver.z3;

import com.microsoft.z3.BitVecSort;
import com.microsoft.z3.BoolSort;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPSort;
import com.microsoft.z3.Sort;
import dev.waymark.solver.internal.encoding.SmtBuilder;
import dev.waymark.solver.internal.encoding.SmtOperator;
import dev.waymark.term.Symbol;

/** Makes Z3's expressions. The casts restore what {@link SmtBuilder} forgets about sorts. */
@SuppressWarnings("unchecked")
final class Z3Builder implements SmtBuilder<Expr<?>> {
  private final Context context;
  private final FPSort floats;
  private final FPSort doubles;
  private final Z3Floats floatOperators;

  Z3Builder(Context context) {
    this.context = context;
    this.floats = context.mkFPSort32();
    this.doubles = context.mkFPSort64();
    this.floatOperators = new Z3Floats(context);
  }

  @Override
  public Expr<?> constant(dev.waymark.term.Sort sort, long bits) {
    return switch (sort) {
      case BOOL -> context.mkBool(bits != 0);
      case INT -> context.mkBV((int) bits, Integer.SIZE);
      case LONG -> context.mkBV(bits, Long.SIZE);
      case FLOAT -> context.mkFP(Float.intBitsToFloat((int) bits), floats);
      case DOUBLE -> context.mkFP(Double.longBitsToDouble(bits), doubles);
    };
  }

  @Override
  public Expr<?> variable(Symbol symbol) {
    String name = "x" + symbol.index();
    return switch (symbol.sort()) {
      case BOOL -> context.mkBoolConst(name);
      case INT, FLOAT -> context.mkBVConst(name, Integer.SIZE);
      case LONG, DOUBLE -> context.mkBVConst(name, Long.SIZE);
    };
  }

  @Override
  public Expr<?> ofBits(dev.waymark.term.Sort sort, Expr<?> vector) {
    return context.mkFPToFP(vector(vector), floating(sort));
  }

  @Override
  public Expr<?> apply(SmtOperator operator, Expr<?> operand) {
    return switch (operator) {
      case NOT -> context.mkNot(bool(operand));
      case BV_NEG -> context.mkBVNeg(vector(operand));
      default -> floatOperators.apply(operator, number(operand));
    };
  }

  @Override
  public Expr<?> apply(SmtOperator operator, Expr<?> left, Expr<?> right) {
    return switch (operator) {
      case AND -> context.mkAnd(bool(left), bool(right));
      case OR -> context.mkOr(bool(left), bool(right));
      case EQUAL -> context.mkEq(left, right);
      case BV_ADD -> context.mkBVAdd(vector(left), vector(right));
      case BV_SUB -> context.mkBVSub(vector(left), vector(right));
      case BV_MUL -> context.mkBVMul(vector(left), vector(right));
      case BV_SDIV -> context.mkBVSDiv(vector(left), vector(right));
      case BV_SREM -> context.mkBVSRem(vector(left), vector(right));
      case BV_SHL -> context.mkBVSHL(vector(left), vector(right));
      case BV_ASHR -> context.mkBVASHR(vector(left), vector(right));
      case BV_LSHR -> context.mkBVLSHR(vector(left), vector(right));
      case BV_AND -> context.mkBVAND(vector(left), vector(right));
      case BV_OR -> context.mkBVOR(vector(left), vector(right));
      case BV_XOR -> context.mkBVXOR(vector(left), vector(right));
      case BV_SLT -> context.mkBVSLT(vector(left), vector(right));
      case BV_SLE -> context.mkBVSLE(vector(left), vector(right));
      default -> floatOperators.apply(operator, number(left), number(right));
    };
  }

  @Override
  public Expr<?> ite(Expr<?> condition, Expr<?> whenTrue, Expr<?> whenFalse) {
    return context.mkITE(bool(condition), (Expr<Sort>) whenTrue, (Expr<Sort>) whenFalse);
  }

  @Override
  public Expr<?> low(int width, Expr<?> vector) {
    return context.mkExtract(width - 1, 0, vector(vector));
  }

  @Override
  public Expr<?> signExtend(int bits, Expr<?> vector) {
    return context.mkSignExt(bits, vector(vector));
  }

  @Override
  public Expr<?> zeroExtend(int bits, Expr<?> vector) {
    return context.mkZeroExt(bits, vector(vector));
  }

  @Override
  public Expr<?> round(dev.waymark.term.Sort sort, Expr<?> number) {
    return floatOperators.round(floating(sort), number(number));
  }

  @Override
  public Expr<?> ofSigned(dev.waymark.term.Sort sort, Expr<?> vector) {
    return floatOperators.ofSigned(floating(sort), vector(vector));
  }

  @Override
  public Expr<?> toSigned(int width, Expr<?> number) {
    return floatOperators.toSigned(width, number(number));
  }

  /** Z3's remainder of floats takes minutes. */
  @Override
  public boolean supports(SmtOperator operator) {
    return operator != SmtOperator.FP_REM;
  }

  /** Beyond, Z3 takes minutes to translate long sums into bits, and cannot be interrupted. */
  @Override
  public int depthLimit() {
    return 2000;
  }

  private FPSort floating(dev.waymark.term.Sort sort) {
    return sort == dev.waymark.term.Sort.FLOAT ? floats : doubles;
  }

  private static Expr<BoolSort> bool(Expr<?> expression) {
    return (Expr<BoolSort>) expression;
  }

  private static Expr<BitVecSort> vector(Expr<?> expression) {
    return (Expr<BitVecSort>) expression;
  }

  private static Expr<FPSort> number(Expr<?> expression) {
    return (Expr<FPSort>) expression;
  }
}
