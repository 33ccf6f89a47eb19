package dev.waymark.bidirectional.state;

import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Finds what terms are about: their symbols, and those of the objects whose places these are of.
 */
final class PlaceSymbols {
  private final Places places;
  private final Map<Term, Set<Symbol>> known = new HashMap<>();

  PlaceSymbols(Places places) {
    this.places = places;
  }

  /** The symbols that {@code term} is about. Linear in its parts not seen before. */
  Set<Symbol> of(Term term) {
    Set<Symbol> found = known.get(term);
    if (found == null) {
      found = find(term);
      known.put(term, found);
    }
    return found;
  }

  private Set<Symbol> find(Term term) {
    if (term instanceof Symbol symbol) {
      Set<Symbol> all = new LinkedHashSet<>(Set.of(symbol));
      places.placeOf(symbol).arguments().forEach(each -> all.addAll(of(each)));
      return all;
    }
    if (term.arity() == 1) {
      return of(term.operand(0));
    }
    Set<Symbol> all = new LinkedHashSet<>();
    for (int i = 0; i < term.arity(); i++) {
      all.addAll(of(term.operand(i)));
    }
    return all;
  }
}
