package dev.waymark.solver.internal.encoding;

import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Sort;

/** Negations and conversions. */
final class UnaryEncoder<E> {
  private final SmtBuilder<E> builder;

  UnaryEncoder(SmtBuilder<E> builder) {
    this.builder = builder;
  }

  E encode(UnaryOperator operator, E operand) {
    return switch (operator) {
      case INEG, LNEG -> builder.apply(SmtOperator.BV_NEG, operand);
      case FNEG, DNEG -> builder.apply(SmtOperator.FP_NEG, operand);
      case I2L -> builder.signExtend(32, operand);
      case L2I -> builder.low(32, operand);
      case I2B -> builder.signExtend(24, builder.low(8, operand));
      case I2S -> builder.signExtend(16, builder.low(16, operand));
      case I2C -> builder.zeroExtend(16, builder.low(16, operand));
      case I2F, L2F -> builder.ofSigned(Sort.FLOAT, operand);
      case I2D, L2D -> builder.ofSigned(Sort.DOUBLE, operand);
      case F2D -> builder.round(Sort.DOUBLE, operand);
      case D2F -> builder.round(Sort.FLOAT, operand);
      case F2I, F2L, D2I, D2L ->
          saturated(Sort.of(operator.operand()), Sort.of(operator.result()), operand);
    };
  }

  /** Truncates; what is too small or too large gives the least or greatest value, NaN gives 0. */
  private E saturated(Sort from, Sort to, E number) {
    E inside = builder.toSigned(to == Sort.INT ? Integer.SIZE : Long.SIZE, number);
    E above = extreme(from, -(double) to.min(), number);
    E below = extreme(from, (double) to.min(), number);
    E bounded =
        builder.ite(
            above,
            builder.constant(to, to.max()),
            builder.ite(below, builder.constant(to, to.min()), inside));
    return builder.ite(
        builder.apply(SmtOperator.FP_IS_NAN, number), builder.constant(to, 0), bounded);
  }

  /** Whether {@code number} is at {@code bound}, which both float sorts have, or beyond. */
  private E extreme(Sort sort, double bound, E number) {
    long bits = sort == Sort.FLOAT ? Kind.bits((float) bound) : Kind.bits(bound);
    E limit = builder.constant(sort, bits);
    return bound > 0
        ? builder.apply(SmtOperator.FP_LE, limit, number)
        : builder.apply(SmtOperator.FP_LE, number, limit);
  }
}
