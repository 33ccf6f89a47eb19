package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Drops conditions that were found last and are about nothing that the others are about. What is
 * left holds more often, so a proof that it cannot hold is one for all; and what differs in such
 * conditions alone is looked at only once.
 */
final class Slicing {
  private final Places places;

  Slicing(Places places) {
    this.places = places;
  }

  /** Without those recent conditions that have no symbol in common with the others. */
  Predicate of(Predicate predicate) {
    if (predicate.recent().isEmpty()) {
      return predicate;
    }
    Set<Symbol> about = new HashSet<>();
    Set<Term> kept = new LinkedHashSet<>(predicate.conditions());
    kept.removeAll(predicate.recent());
    for (Term each : kept) {
      about.addAll(places.symbols(each));
    }
    List<Term> open = new ArrayList<>(predicate.recent());
    for (int i = 0; i < open.size(); ) {
      Set<Symbol> own = places.symbols(open.get(i));
      if (!Collections.disjoint(own, about)) {
        kept.add(open.remove(i));
        about.addAll(own);
        i = 0;
      } else {
        i++;
      }
    }
    Set<Term> recent = new LinkedHashSet<>(predicate.recent());
    recent.retainAll(kept);
    return open.isEmpty() ? predicate : new Predicate(kept, recent);
  }
}
