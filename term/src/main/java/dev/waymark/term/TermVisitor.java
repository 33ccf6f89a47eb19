package dev.waymark.term;

/** One case per kind of {@link Term}. */
public interface TermVisitor<R> {
  R constant(Constant term);

  R symbol(Symbol term);

  R unary(UnaryTerm term);

  R binary(BinaryTerm term);

  R comparison(Comparison term);

  R not(Not term);

  R and(And term);

  R or(Or term);

  R ite(Ite term);
}
