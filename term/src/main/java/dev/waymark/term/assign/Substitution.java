package dev.waymark.term.assign;

import dev.waymark.term.PostOrder;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.TermIndex;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Puts terms for symbols, all at once: what is put in is not looked at again. Results are kept, so
 * that terms that share parts are cheap to replace after each other.
 */
public final class Substitution {
  private final Terms terms;
  private final Map<Symbol, ? extends Term> replacements;
  private final TermIndex known = new TermIndex();
  private final List<Term> results = new ArrayList<>();
  private final PostOrder.Visit visit = new Visit();

  /**
   * A substitution in terms of {@code terms}. Each replacement has the sort of its symbol, and only
   * values in its domain, which simplification relies on.
   */
  public Substitution(Terms terms, Map<Symbol, ? extends Term> replacements) {
    replacements.forEach(Substitution::requireSameSort);
    this.terms = terms;
    this.replacements = Map.copyOf(replacements);
  }

  private static void requireSameSort(Symbol symbol, Term replacement) {
    if (symbol.sort() != replacement.sort()) {
      throw new IllegalArgumentException(
          replacement.sort() + " term for the " + symbol.sort() + " symbol " + symbol.name());
    }
  }

  /**
   * {@code term} with the symbols replaced, simplified anew where something changed. Linear in the
   * number of distinct parts not replaced before.
   */
  public Term replace(Term term) {
    PostOrder.walk(term, visit);
    return result(term);
  }

  private Term result(Term term) {
    return results.get(known.number(term));
  }

  private final class Visit implements PostOrder.Visit {
    @Override
    public boolean isDone(Term term) {
      return known.contains(term);
    }

    @Override
    public void finish(Term term) {
      Term result = compute(term);
      known.add(term);
      results.add(result);
    }

    private Term compute(Term term) {
      if (term instanceof Symbol symbol) {
        Term replacement = replacements.get(symbol);
        return replacement == null ? symbol : replacement;
      }
      return isUnchanged(term) ? term : rebuilt(term);
    }

    private boolean isUnchanged(Term term) {
      for (int i = 0; i < term.arity(); i++) {
        if (result(term.operand(i)) != term.operand(i)) {
          return false;
        }
      }
      return true;
    }

    private Term rebuilt(Term term) {
      return term.rebuild(terms, Substitution.this::result);
    }
  }
}
