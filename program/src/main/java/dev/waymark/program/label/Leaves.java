package dev.waymark.program.label;

import java.util.Set;

/** Finds what formulas read; linear in their size. */
final class Leaves {
  private Leaves() {}

  static void collect(Formula formula, Set<Leaf> leaves) {
    if (formula instanceof Formula.Compare compare) {
      collect(compare.left(), leaves);
      collect(compare.right(), leaves);
    } else if (formula instanceof Formula.Not not) {
      collect(not.operand(), leaves);
    } else if (formula instanceof Formula.And and) {
      collect(and.left(), leaves);
      collect(and.right(), leaves);
    } else if (formula instanceof Formula.Or or) {
      collect(or.left(), leaves);
      collect(or.right(), leaves);
    }
  }

  private static void collect(PredicateValue value, Set<Leaf> leaves) {
    if (value instanceof Leaf leaf) {
      leaves.add(leaf);
    } else if (value instanceof PredicateValue.Unary unary) {
      collect(unary.operand(), leaves);
    } else if (value instanceof PredicateValue.Binary binary) {
      collect(binary.left(), leaves);
      collect(binary.right(), leaves);
    }
  }
}
