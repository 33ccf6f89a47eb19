package dev.waymark.solver.internal.encoding;

import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;

/**
 * Makes the expressions of one solver.
 *
 * @param <E> its expressions: truth values, bit vectors and floats
 */
public interface SmtBuilder<E> {
  /** The value of {@code bits}, as in {@link dev.waymark.term.Constant}. */
  E constant(Sort sort, long bits);

  /** An unknown for {@code symbol}: a truth value, or its bits as a bit vector even for a float. */
  E variable(Symbol symbol);

  /** The float of {@code sort} with the IEEE 754 bits {@code vector}. */
  E ofBits(Sort sort, E vector);

  E apply(SmtOperator operator, E operand);

  E apply(SmtOperator operator, E left, E right);

  E ite(E condition, E whenTrue, E whenFalse);

  /** The lowest {@code width} bits. */
  E low(int width, E vector);

  /** {@code bits} copies of the sign in front of {@code vector}. */
  E signExtend(int bits, E vector);

  /** {@code bits} zeros in front of {@code vector}. */
  E zeroExtend(int bits, E vector);

  /** A float as a float of {@code sort}. */
  E round(Sort sort, E number);

  /** A signed bit vector as a float of {@code sort}. */
  E ofSigned(Sort sort, E vector);

  /** A float as a signed bit vector, rounded towards zero; unspecified where it does not fit. */
  E toSigned(int width, E number);

  /** Whether the solver is any good at {@code operator}. */
  boolean supports(SmtOperator operator);

  /** How many binary operations on top of each other the solver can take in its time. */
  int depthLimit();
}
