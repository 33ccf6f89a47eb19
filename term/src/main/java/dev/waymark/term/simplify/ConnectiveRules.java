package dev.waymark.term.simplify;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.And;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/** Simplifies negation, conjunction and disjunction, looking a few levels deep. */
final class ConnectiveRules {
  private ConnectiveRules() {}

  static @Nullable Term not(Terms terms, Term operand) {
    if (operand instanceof Constant) {
      return terms.truth(operand == terms.falsity());
    }
    if (operand instanceof Not inner) {
      return inner.operand();
    }
    return operand instanceof Comparison comparison && canBeNegated(comparison)
        ? terms.compare(comparison.relation().negated(), comparison.left(), comparison.right())
        : null;
  }

  /** Not the order of floats: NaN is neither less nor greater nor equal. */
  private static boolean canBeNegated(Comparison comparison) {
    return comparison.left().sort().isInteger()
        || comparison.relation() == Relation.EQ
        || comparison.relation() == Relation.NE;
  }

  static @Nullable Term and(Terms terms, Term left, Term right) {
    if (left == right || left == terms.falsity() || right == terms.truth()) {
      return left;
    }
    if (left == terms.truth() || right == terms.falsity() || hasConjunct(right, left)) {
      return right;
    }
    if (hasConjunct(left, right)) {
      return left;
    }
    return areOpposite(left, right) ? terms.falsity() : PinnedRules.and(terms, left, right);
  }

  private static boolean hasConjunct(Term term, Term part) {
    return term instanceof And and && (and.left() == part || and.right() == part);
  }

  static @Nullable Term or(Terms terms, Term left, Term right) {
    if (left == right || left == terms.truth() || right == terms.falsity()) {
      return left;
    }
    if (left == terms.falsity() || right == terms.truth() || hasDisjunct(right, left)) {
      return right;
    }
    if (hasDisjunct(left, right)) {
      return left;
    }
    return areOpposite(left, right) ? terms.truth() : PinnedRules.or(terms, left, right);
  }

  private static boolean hasDisjunct(Term term, Term part) {
    return term instanceof Or or && (or.left() == part || or.right() == part);
  }

  private static boolean areOpposite(Term left, Term right) {
    if (left instanceof Comparison first && right instanceof Comparison second) {
      return canBeNegated(first)
          && first.relation().negated() == second.relation()
          && first.left() == second.left()
          && first.right() == second.right();
    }
    return isNotOf(left, right) || isNotOf(right, left);
  }

  private static boolean isNotOf(Term negation, Term term) {
    return negation instanceof Not not && not.operand() == term;
  }
}
