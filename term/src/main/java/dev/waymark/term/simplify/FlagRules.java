package dev.waymark.term.simplify;

import dev.waymark.term.Constant;
import dev.waymark.term.Ite;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/** Simplifies {@code &} and {@code |} of flags, that is, of terms {@code c ? 1 : 0}. */
final class FlagRules {
  private FlagRules() {}

  static @Nullable Term and(Terms terms, Term left, Term right) {
    Term first = condition(terms, left);
    Term second = condition(terms, right);
    return first == null || second == null
        ? null
        : flag(terms, left.sort(), terms.and(first, second));
  }

  static @Nullable Term or(Terms terms, Term left, Term right) {
    Term first = condition(terms, left);
    Term second = condition(terms, right);
    return first == null || second == null
        ? null
        : flag(terms, left.sort(), terms.or(first, second));
  }

  /** When the flag {@code term} is 1, or null if it is no flag. */
  private static @Nullable Term condition(Terms terms, Term term) {
    Ite choice = TermPatterns.ofConstants(term);
    if (choice == null) {
      return null;
    }
    if (Constant.is(choice.whenTrue(), 1) && Constant.is(choice.whenFalse(), 0)) {
      return choice.condition();
    }
    return Constant.is(choice.whenTrue(), 0) && Constant.is(choice.whenFalse(), 1)
        ? terms.not(choice.condition())
        : null;
  }

  private static Term flag(Terms terms, Sort sort, Term condition) {
    return terms.ite(condition, terms.constant(sort, 1), terms.constant(sort, 0));
  }
}
