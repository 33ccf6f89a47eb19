package dev.waymark.solver.internal.encoding;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Sort;

/** Arithmetic, shifts, bit operations and three-way comparisons. */
final class BinaryEncoder<E> {
  private final SmtBuilder<E> builder;
  private final RemainderEncoder<E> remainder;

  BinaryEncoder(SmtBuilder<E> builder) {
    this.builder = builder;
    this.remainder = new RemainderEncoder<>(builder);
  }

  E encode(BinaryTerm term, E left, E right) {
    BinaryOperator operator = term.operator();
    return switch (operator) {
      case ISHL, LSHL, ISHR, LSHR, IUSHR, LUSHR -> shift(operator, left, right);
      case FREM, DREM -> remainder.encode(left, right, term.right());
      case LCMP, FCMPL, FCMPG, DCMPL, DCMPG -> threeWay(operator, left, right);
      default -> builder.apply(plain(operator), left, right);
    };
  }

  private static SmtOperator plain(BinaryOperator operator) {
    return switch (operator) {
      case IADD, LADD -> SmtOperator.BV_ADD;
      case ISUB, LSUB -> SmtOperator.BV_SUB;
      case IMUL, LMUL -> SmtOperator.BV_MUL;
      case IDIV, LDIV -> SmtOperator.BV_SDIV;
      case IREM, LREM -> SmtOperator.BV_SREM;
      case IAND, LAND -> SmtOperator.BV_AND;
      case IOR, LOR -> SmtOperator.BV_OR;
      case IXOR, LXOR -> SmtOperator.BV_XOR;
      default -> plainFloat(operator);
    };
  }

  private static SmtOperator plainFloat(BinaryOperator operator) {
    return switch (operator) {
      case FADD, DADD -> SmtOperator.FP_ADD;
      case FSUB, DSUB -> SmtOperator.FP_SUB;
      case FMUL, DMUL -> SmtOperator.FP_MUL;
      case FDIV, DDIV -> SmtOperator.FP_DIV;
      default -> throw new IllegalArgumentException("not plain: " + operator);
    };
  }

  /** Java uses the lowest 5 bits of the distance, or 6 for a long. */
  private E shift(BinaryOperator operator, E value, E distance) {
    return switch (operator) {
      case ISHL -> builder.apply(SmtOperator.BV_SHL, value, masked(31, distance));
      case ISHR -> builder.apply(SmtOperator.BV_ASHR, value, masked(31, distance));
      case IUSHR -> builder.apply(SmtOperator.BV_LSHR, value, masked(31, distance));
      case LSHL -> builder.apply(SmtOperator.BV_SHL, value, longDistance(distance));
      case LSHR -> builder.apply(SmtOperator.BV_ASHR, value, longDistance(distance));
      case LUSHR -> builder.apply(SmtOperator.BV_LSHR, value, longDistance(distance));
      default -> throw new IllegalArgumentException("not a shift: " + operator);
    };
  }

  private E masked(int mask, E distance) {
    return builder.apply(SmtOperator.BV_AND, distance, builder.constant(Sort.INT, mask));
  }

  private E longDistance(E distance) {
    return builder.zeroExtend(32, masked(63, distance));
  }

  private E threeWay(BinaryOperator operator, E left, E right) {
    return switch (operator) {
      case LCMP -> lessFirst(SmtOperator.BV_SLT, SmtOperator.EQUAL, left, right);
      case FCMPG, DCMPG -> lessFirst(SmtOperator.FP_LT, SmtOperator.FP_EQ, left, right);
      case FCMPL, DCMPL -> greaterFirst(left, right);
      default -> throw new IllegalArgumentException("not a comparison: " + operator);
    };
  }

  /** -1 if less, 0 if equal, else 1: also if there is a NaN. */
  private E lessFirst(SmtOperator less, SmtOperator equal, E left, E right) {
    E rest = builder.ite(builder.apply(equal, left, right), number(0), number(1));
    return builder.ite(builder.apply(less, left, right), number(-1), rest);
  }

  /** 1 if greater, 0 if equal, else -1: also if there is a NaN. */
  private E greaterFirst(E left, E right) {
    E rest = builder.ite(builder.apply(SmtOperator.FP_EQ, left, right), number(0), number(-1));
    return builder.ite(builder.apply(SmtOperator.FP_LT, right, left), number(1), rest);
  }

  private E number(int value) {
    return builder.constant(Sort.INT, value);
  }
}
