package dev.waymark.program.source;

import com.sun.source.tree.Tree;

/** Whether a condition stands under an even or an odd number of negations. */
enum Sense {
  PLAIN,
  NEGATED;

  Sense flipped() {
    return this == PLAIN ? NEGATED : PLAIN;
  }

  /** What {@code &&} or {@code ||} means here, by De Morgan. */
  Junction junction(Tree.Kind operator) {
    return (operator == Tree.Kind.CONDITIONAL_AND) == (this == PLAIN) ? Junction.AND : Junction.OR;
  }
}
