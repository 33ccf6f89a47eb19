package dev.waymark.bidirectional.state;

import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Says of one state what was said of another: puts for the value of each place what it was before.
 * The places of objects are rewritten first. Results are kept.
 */
public final class Rewriting {
  private final Places places;
  private final Function<Place, Term> meaning;
  private final Map<Term, Term> known = new HashMap<>();

  /**
   * @param meaning what stands for the value of a place, whose arguments are about the other state
   *     already
   */
  public Rewriting(Places places, Function<Place, Term> meaning) {
    this.places = places;
    this.meaning = meaning;
  }

  /** What {@code term} says, of the other state. Linear in its parts not seen before. */
  public Term of(Term term) {
    Term result = known.get(term);
    if (result == null) {
      result = compute(term);
      known.put(term, result);
    }
    return result;
  }

  private Term compute(Term term) {
    if (term instanceof Symbol symbol) {
      return places.apart(places.placeOf(symbol).with(this::of), meaning);
    }
    boolean isSame = true;
    for (int i = 0; i < term.arity(); i++) {
      isSame &= of(term.operand(i)) == term.operand(i);
    }
    return isSame ? term : term.rebuild(places.terms(), this::of);
  }
}
