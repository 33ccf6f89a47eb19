package dev.waymark.solver.internal.layer;

import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Finds the symbols in terms. */
final class SymbolFinder {
  private SymbolFinder() {}

  /** By index. Linear in the number of distinct parts. */
  static Collection<Symbol> symbols(List<Term> terms) {
    Map<Integer, Symbol> symbols = new TreeMap<>();
    Set<Term> seen = new HashSet<>(terms);
    Deque<Term> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Term term = open.pop();
      if (term instanceof Symbol symbol) {
        symbols.put(symbol.index(), symbol);
      }
      for (int i = 0; i < term.arity(); i++) {
        if (seen.add(term.operand(i))) {
          open.push(term.operand(i));
        }
      }
    }
    return symbols.values();
  }
}
