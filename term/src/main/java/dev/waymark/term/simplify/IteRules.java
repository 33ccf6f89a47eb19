package dev.waymark.term.simplify;

import dev.waymark.term.Ite;
import dev.waymark.term.Not;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/** Simplifies choices. Each rule answers null where it does not apply. */
final class IteRules {
  private IteRules() {}

  static @Nullable Term simplify(Terms terms, Term condition, Term whenTrue, Term whenFalse) {
    if (whenTrue == whenFalse || condition == terms.truth()) {
      return whenTrue;
    }
    if (condition == terms.falsity()) {
      return whenFalse;
    }
    if (condition instanceof Not not) {
      return terms.ite(not.operand(), /* whenTrue= */ whenFalse, /* whenFalse= */ whenTrue);
    }
    Term connective =
        whenTrue.sort() == Sort.BOOL ? connective(terms, condition, whenTrue, whenFalse) : null;
    return connective == null ? flattened(terms, condition, whenTrue, whenFalse) : connective;
  }

  /** A choice with a constant branch, or one that decides it, is made of other connectives. */
  private static @Nullable Term connective(
      Terms terms, Term condition, Term whenTrue, Term whenFalse) {
    if (whenTrue == terms.truth()) {
      return terms.or(condition, whenFalse);
    }
    if (whenFalse == terms.falsity()) {
      return terms.and(condition, whenTrue);
    }
    if (whenTrue == terms.falsity()) {
      return terms.and(terms.not(condition), whenFalse);
    }
    return whenFalse == terms.truth()
        ? terms.or(terms.not(condition), whenTrue)
        : PinnedRules.choice(terms, condition, whenTrue, whenFalse);
  }

  /** {@code c ? (c ? x : y) : z} is {@code c ? x : z}; the same in the other branch. */
  private static @Nullable Term flattened(
      Terms terms, Term condition, Term whenTrue, Term whenFalse) {
    if (whenTrue instanceof Ite inner && inner.condition() == condition) {
      return terms.ite(condition, inner.whenTrue(), whenFalse);
    }
    return whenFalse instanceof Ite inner && inner.condition() == condition
        ? terms.ite(condition, whenTrue, inner.whenFalse())
        : null;
  }
}
