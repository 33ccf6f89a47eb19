package dev.waymark.term;

import java.util.Objects;

/**
 * The symbols that terms depend on. Sets are kept with the terms, and shared with an operand where
 * they are equal, so that asking again takes constant time.
 */
public final class Variables {
  private static final PostOrder.Visit VISIT = new Visit();

  private Variables() {}

  /**
   * The symbols in {@code term}. Linear in the number of parts nobody asked about before, times the
   * number of symbols divided by 64.
   */
  public static SymbolSet of(Term term) {
    PostOrder.walk(term, VISIT);
    return known(term);
  }

  /** Whether some symbol occurs in both terms. */
  public static boolean sharesVariables(Term first, Term second) {
    return of(first).intersects(of(second));
  }

  private static SymbolSet known(Term term) {
    return Objects.requireNonNull(((Node) term).variables);
  }

  private static final class Visit implements PostOrder.Visit {
    @Override
    public boolean isDone(Term term) {
      return ((Node) term).variables != null;
    }

    @Override
    public void finish(Term term) {
      ((Node) term).variables = term instanceof Symbol symbol ? SymbolSet.of(symbol) : union(term);
    }

    private static SymbolSet union(Term term) {
      SymbolSet union = SymbolSet.EMPTY;
      for (int i = 0; i < term.arity(); i++) {
        union = union.union(known(term.operand(i)));
      }
      return union;
    }
  }
}
