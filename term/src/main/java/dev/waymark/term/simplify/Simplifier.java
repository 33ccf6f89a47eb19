package dev.waymark.term.simplify;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Rules;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/** All rules of this package, one class of rules per kind of term. Has no state. */
public final class Simplifier implements Rules {
  private Simplifier() {}

  /** A factory without terms, which simplifies by all rules. */
  public static Terms newTerms() {
    return new Terms(new Simplifier());
  }

  @Override
  public @Nullable Term unary(Terms terms, UnaryOperator operator, Term operand) {
    return UnaryRules.simplify(terms, operator, operand);
  }

  @Override
  public @Nullable Term binary(Terms terms, BinaryOperator operator, Term left, Term right) {
    return BinaryRules.simplify(terms, operator, left, right);
  }

  @Override
  public @Nullable Term compare(Terms terms, Relation relation, Term left, Term right) {
    return ComparisonRules.simplify(terms, relation, left, right);
  }

  @Override
  public @Nullable Term not(Terms terms, Term operand) {
    return ConnectiveRules.not(terms, operand);
  }

  @Override
  public @Nullable Term and(Terms terms, Term left, Term right) {
    return ConnectiveRules.and(terms, left, right);
  }

  @Override
  public @Nullable Term or(Terms terms, Term left, Term right) {
    return ConnectiveRules.or(terms, left, right);
  }

  @Override
  public @Nullable Term ite(Terms terms, Term condition, Term whenTrue, Term whenFalse) {
    return IteRules.simplify(terms, condition, whenTrue, whenFalse);
  }
}
