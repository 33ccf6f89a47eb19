package dev.waymark.explore.label;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.program.label.Algebra;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Leaf;
import dev.waymark.target.Visit;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;

/** Formulas as terms over the inputs, given what was read where they stand. */
final class LabelTerms implements Algebra<Term, Term> {
  private final Terms terms;
  private final Visit visit;

  LabelTerms(Terms terms, Visit visit) {
    this.terms = terms;
    this.visit = visit;
  }

  /** What must hold of the inputs for {@code label}, one of the place, to hold here. */
  Term of(Label label) {
    return of(((Label.At) label.trigger()).formula());
  }

  @Override
  public Term leaf(Leaf leaf) {
    return visit.read().get(visit.place().leaves().indexOf(leaf));
  }

  @Override
  public Term literal(NumberConstant number) {
    return terms.constant(Sort.of(number.kind()), number.bits());
  }

  @Override
  public Term unary(UnaryOperator operator, Term operand) {
    return terms.unary(operator, operand);
  }

  @Override
  public Term binary(BinaryOperator operator, Term left, Term right) {
    return terms.binary(operator, left, right);
  }

  @Override
  public Term truth() {
    return terms.truth();
  }

  @Override
  public Term compare(Relation relation, Term left, Term right) {
    return terms.compare(relation, left, right);
  }

  @Override
  public Term not(Term operand) {
    return terms.not(operand);
  }

  @Override
  public Term and(Term left, Term right) {
    return terms.and(left, right);
  }

  @Override
  public Term or(Term left, Term right) {
    return terms.or(left, right);
  }
}
