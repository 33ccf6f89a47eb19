package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.program.label.Algebra;

/** Formulas of labels as terms, given what their leaves are. */
public abstract class FormulaTerms implements Algebra<Term, Term> {
  private final Terms terms;

  protected FormulaTerms(Terms terms) {
    this.terms = terms;
  }

  @Override
  public final Term literal(NumberConstant number) {
    return terms.constant(Sort.of(number.kind()), number.bits());
  }

  @Override
  public final Term unary(UnaryOperator operator, Term operand) {
    return terms.unary(operator, operand);
  }

  @Override
  public final Term binary(BinaryOperator operator, Term left, Term right) {
    return terms.binary(operator, left, right);
  }

  @Override
  public final Term truth() {
    return terms.truth();
  }

  @Override
  public final Term compare(Relation relation, Term left, Term right) {
    return terms.compare(relation, left, right);
  }

  @Override
  public final Term not(Term operand) {
    return terms.not(operand);
  }

  @Override
  public final Term and(Term left, Term right) {
    return terms.and(left, right);
  }

  @Override
  public final Term or(Term left, Term right) {
    return terms.or(left, right);
  }
}
