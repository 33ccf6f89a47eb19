package dev.waymark.solver.internal.encoding;

/** Operators of SMT-LIB. Arithmetic on floats rounds to nearest, ties to even. */
public enum SmtOperator {
  NOT,
  AND,
  OR,
  /** Of truth values or bit vectors, never of floats. */
  EQUAL,

  BV_NEG,
  BV_ADD,
  BV_SUB,
  BV_MUL,
  BV_SDIV,
  BV_SREM,
  BV_SHL,
  BV_ASHR,
  BV_LSHR,
  BV_AND,
  BV_OR,
  BV_XOR,
  BV_SLT,
  BV_SLE,

  FP_NEG,
  FP_ABS,
  FP_ADD,
  FP_SUB,
  FP_MUL,
  FP_DIV,
  /** IEEE's remainder, whose quotient is rounded to nearest: not Java's. */
  FP_REM,
  /** Rounds to an integer, towards zero. */
  FP_TRUNCATE,
  FP_EQ,
  FP_LT,
  FP_LE,
  FP_IS_NAN,
  FP_IS_NEGATIVE
}
