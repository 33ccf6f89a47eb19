package dev.waymark.path.number;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;

/** Equality bit for bit: of floats, zeros differ, and what is not a number equals itself. */
public final class Sameness {
  private final Terms terms;

  public Sameness(Terms terms) {
    this.terms = terms;
  }

  public Term of(Term left, Term right) {
    Term equal = terms.compare(Relation.EQ, left, right);
    if (!left.sort().isFloating()) {
      return equal;
    }
    Term signs =
        terms.compare(Relation.EQ, reciprocal(left), reciprocal(right)); // tells zeros apart
    Term neither =
        terms.and(terms.compare(Relation.NE, left, left), terms.compare(Relation.NE, right, right));
    return terms.or(terms.and(equal, signs), neither);
  }

  private Term reciprocal(Term term) {
    boolean isFloat = term.sort() == Sort.FLOAT;
    NumberConstant one = isFloat ? NumberConstant.of(1f) : NumberConstant.of(1d);
    Term constant = terms.constant(term.sort(), one.bits());
    return terms.binary(isFloat ? BinaryOperator.FDIV : BinaryOperator.DDIV, constant, term);
  }
}
