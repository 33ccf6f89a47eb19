package dev.waymark.solver.internal.encoding;

import dev.waymark.term.Term;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Knows which terms of one factory have floats in them. Each term is looked at once. */
public final class FloatFinder {
  private final BitSet known = new BitSet();
  private final BitSet floating = new BitSet();

  /** Linear in the number of distinct parts not looked at before. */
  public boolean isIn(Term root) {
    Deque<Term> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Term term = stack.element();
      if (known.get(term.id())) {
        stack.pop();
      } else if (!pushOperands(term, stack)) {
        finish(stack.pop());
      }
    }
    return floating.get(root.id());
  }

  private boolean pushOperands(Term term, Deque<Term> stack) {
    int before = stack.size();
    for (int i = 0; i < term.arity(); i++) {
      if (!known.get(term.operand(i).id())) {
        stack.push(term.operand(i));
      }
    }
    return stack.size() > before;
  }

  private void finish(Term term) {
    known.set(term.id());
    floating.set(term.id(), isFloating(term));
  }

  private boolean isFloating(Term term) {
    for (int i = 0; i < term.arity(); i++) {
      if (floating.get(term.operand(i).id())) {
        return true;
      }
    }
    return term.sort().isFloating();
  }
}
