package dev.waymark.explore;

import dev.waymark.term.Term;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Finds floats and doubles in terms of one factory; looks at each term without any only once. */
final class FloatTerms {
  private final BitSet seen = new BitSet();

  /** Whether {@code root} computes with floats or doubles. */
  boolean isIn(Term root) {
    Deque<Term> open = new ArrayDeque<>();
    BitSet visited = new BitSet();
    open.push(root);
    while (!open.isEmpty()) {
      Term term = open.pop();
      if (term.sort().isFloating()) {
        return true;
      }
      if (!seen.get(term.id()) && !visited.get(term.id())) {
        visited.set(term.id());
        for (int i = 0; i < term.arity(); i++) {
          open.push(term.operand(i));
        }
      }
    }
    seen.or(visited);
    return false;
  }
}
