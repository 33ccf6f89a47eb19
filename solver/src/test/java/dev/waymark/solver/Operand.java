package dev.waymark.solver;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.EnumMap;
import java.util.Map;

/**
 * A term with one value only, which the solver must find out from a constraint.
 *
 * @param bits the value
 */
record Operand(long bits, Term term, Term constraint) {

  /** Makes operands over symbols of its own, one per sort. */
  static final class Factory {
    private final Example example;
    private final Map<Sort, Symbol> symbols = new EnumMap<>(Sort.class);

    Factory(Example example, String name) {
      this.example = example;
      for (Sort sort : Sort.values()) {
        symbols.put(sort, example.terms.symbol(sort, name + sort));
      }
    }

    private Symbol symbol(Sort sort) {
      return symbols.getOrDefault(sort, example.intSymbol("none"));
    }

    /** A constant if a choice is made, else a symbol, so that the term cannot be folded. */
    Operand chosen(Sort sort, long bits) {
      Term choice = symbol(Sort.BOOL);
      Term constant = example.terms.constant(sort, bits);
      return new Operand(bits, example.terms.ite(choice, constant, symbol(sort)), choice);
    }

    /** A symbol between bounds that leave one value, so that no solver can put it in place. */
    Operand pinned(Sort sort, long bits) {
      Symbol symbol = symbol(sort);
      Term constant = example.terms.constant(sort, bits);
      if (example.isEqualToNothingElse(sort, bits)) {
        Term low = example.terms.compare(Relation.LE, constant, symbol);
        return new Operand(
            bits,
            symbol,
            example.terms.and(low, example.terms.compare(Relation.LE, symbol, constant)));
      }
      return new Operand(bits, symbol, example.same(symbol, bits));
    }
  }
}
