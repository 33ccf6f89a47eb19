package dev.waymark.solver.internal.layer;

import dev.waymark.term.And;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** A part of a condition that must be true, or must be false, if the condition is to hold. */
record Conjunct(Term term, Truth wanted) {

  /**
   * Shows the smallest such parts of {@code condition}, from left to right: of {@code a && !(b ||
   * c)} these are a, which must be true, and b and c, which must not. Linear in the condition as a
   * tree of connectives.
   */
  static void forEach(Term condition, Consumer<Conjunct> consumer) {
    Deque<Conjunct> open = new ArrayDeque<>();
    open.push(new Conjunct(condition, Truth.TRUE));
    while (!open.isEmpty()) {
      Conjunct next = open.pop();
      if (next.term instanceof Not not) {
        open.push(new Conjunct(not.operand(), next.wanted.negated()));
      } else if (next.isSplit()) {
        open.push(new Conjunct(next.term.operand(1), next.wanted));
        open.push(new Conjunct(next.term.operand(0), next.wanted));
      } else {
        consumer.accept(next);
      }
    }
  }

  private boolean isSplit() {
    return wanted == Truth.TRUE ? term instanceof And : term instanceof Or;
  }
}
