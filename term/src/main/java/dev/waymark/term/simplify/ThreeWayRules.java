package dev.waymark.term.simplify;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.Truth;

/**
 * Fuses LCMP, FCMPx and DCMPx with the comparison of their result, for any constant. FCMPL and
 * DCMPL say "less" also of a NaN, FCMPG and DCMPG say "greater", hence {@code fcmpl(a, b) < 0} is
 * {@code !(a >= b)}.
 */
final class ThreeWayRules {
  private ThreeWayRules() {}

  static Term fused(Terms terms, Relation relation, BinaryTerm order, Constant right) {
    boolean less = relation.holds(Long.compare(-1, right.bits()));
    boolean equal = relation.holds(Long.compare(0, right.bits()));
    boolean greater = relation.holds(Long.compare(1, right.bits()));
    if (less == greater) {
      return symmetric(terms, order, Truth.of(less), Truth.of(equal));
    }
    Relation wanted = wanted(Truth.of(less), Truth.of(equal));
    boolean acceptsNan = less ? isLessForNan(order) : isGreaterForNan(order);
    return acceptsNan
        ? terms.not(terms.compare(wanted.negated(), order.left(), order.right()))
        : terms.compare(wanted, order.left(), order.right());
  }

  /** Less and greater are both wanted, or both not. */
  private static Term symmetric(Terms terms, BinaryTerm order, Truth unequal, Truth equal) {
    if (unequal == equal) {
      return terms.truth(equal == Truth.TRUE);
    }
    Relation relation = equal == Truth.TRUE ? Relation.EQ : Relation.NE;
    return terms.compare(relation, order.left(), order.right());
  }

  private static Relation wanted(Truth less, Truth equal) {
    if (less == Truth.TRUE) {
      return equal == Truth.TRUE ? Relation.LE : Relation.LT;
    }
    return equal == Truth.TRUE ? Relation.GE : Relation.GT;
  }

  private static boolean isLessForNan(BinaryTerm order) {
    return order.operator() == BinaryOperator.FCMPL || order.operator() == BinaryOperator.DCMPL;
  }

  private static boolean isGreaterForNan(BinaryTerm order) {
    return order.operator() == BinaryOperator.FCMPG || order.operator() == BinaryOperator.DCMPG;
  }
}
