package dev.waymark.term.assign;

import dev.waymark.term.PostOrder;
import dev.waymark.term.Semantics;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.TermIndex;
import java.util.Arrays;

/**
 * The values of terms under one assignment. Values are kept, so that terms that share parts are
 * cheap to evaluate after each other.
 */
public final class Evaluator {
  private final Assignment assignment;
  private final TermIndex known = new TermIndex();
  private final PostOrder.Visit visit = new Visit();
  private long[] values = new long[64];

  public Evaluator(Assignment assignment) {
    this.assignment = assignment;
  }

  public static long evaluate(Term term, Assignment assignment) {
    return new Evaluator(assignment).evaluate(term);
  }

  /**
   * The bits of {@code term}'s value, BOOL as 0 or 1. Division by zero is as {@link Semantics}
   * says. Linear in the number of distinct parts not evaluated before.
   */
  public long evaluate(Term term) {
    PostOrder.walk(term, visit);
    return value(term);
  }

  /** Whether the BOOL {@code condition} is true. */
  public boolean holds(Term condition) {
    return evaluate(condition) != 0;
  }

  private long value(Term term) {
    return values[known.number(term)];
  }

  private final class Visit implements PostOrder.Visit {
    @Override
    public boolean isDone(Term term) {
      return known.contains(term);
    }

    @Override
    public void finish(Term term) {
      long value = compute(term);
      int number = known.add(term);
      if (number == values.length) {
        values = Arrays.copyOf(values, 2 * number);
      }
      values[number] = value;
    }

    private long compute(Term term) {
      return term instanceof Symbol symbol
          ? assignment.bits(symbol)
          : term.evaluate(Evaluator.this::value);
    }
  }
}
