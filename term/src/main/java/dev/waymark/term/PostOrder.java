package dev.waymark.term;

import java.util.ArrayDeque;
import java.util.Deque;

/** Visits the parts of a term, operands first, without recursion. */
public final class PostOrder {
  private PostOrder() {}

  /** What to do at each term. */
  public interface Visit {
    /** Whether {@code term} needs no visit (any more). */
    boolean isDone(Term term);

    /** Called when all operands of {@code term} are done; must make {@code term} done. */
    void finish(Term term);
  }

  /** Finishes {@code root} and all it needs, each once. Linear in the number of terms finished. */
  public static void walk(Term root, Visit visit) {
    Deque<Term> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Term term = stack.element();
      if (visit.isDone(term)) {
        stack.pop();
      } else if (!pushOperands(term, stack, visit)) {
        visit.finish(stack.pop());
      }
    }
  }

  private static boolean pushOperands(Term term, Deque<Term> stack, Visit visit) {
    int before = stack.size();
    for (int i = term.arity() - 1; i >= 0; i--) {
      if (!visit.isDone(term.operand(i))) {
        stack.push(term.operand(i));
      }
    }
    return stack.size() > before;
  }
}
