package dev.waymark.solver.bitwuzla;

import dev.waymark.term.Sort;

/** The widths of an IEEE 754 format; the significand counts its hidden bit. */
record FloatFormat(int exponentBits, int significandBits) {
  private static final FloatFormat SINGLE = new FloatFormat(8, 24);
  private static final FloatFormat DOUBLE = new FloatFormat(11, 53);

  static FloatFormat of(Sort sort) {
    return sort == Sort.FLOAT ? SINGLE : DOUBLE;
  }
}
