package dev.waymark.explore.label;

import dev.waymark.program.label.Label;
import dev.waymark.program.label.Leaf;
import dev.waymark.target.Visit;
import dev.waymark.term.FormulaTerms;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;

/** Formulas as terms over the inputs, given what was read where they stand. */
final class LabelTerms extends FormulaTerms {
  private final Visit visit;

  LabelTerms(Terms terms, Visit visit) {
    super(terms);
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
}
