package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.simplify.Simplifier;

/** A factory with symbols of every sort, and short names for what tests make of them. */
public final class Sample {
  public final Terms terms = Simplifier.newTerms();
  public final Symbol x = terms.symbol(Sort.INT, "x");
  public final Symbol y = terms.symbol(Sort.INT, "y");
  public final Symbol z = terms.symbol(Sort.INT, "z");
  public final Symbol flag = terms.symbol(Sort.INT, "flag", 0, 1);
  public final Symbol small = terms.symbol(Sort.INT, "small", -128, 127);
  public final Symbol letter = terms.symbol(Sort.INT, "letter", 0, 65535);
  public final Symbol a = terms.symbol(Sort.LONG, "a");
  public final Symbol b = terms.symbol(Sort.LONG, "b");
  public final Symbol f = terms.symbol(Sort.FLOAT, "f");
  public final Symbol g = terms.symbol(Sort.FLOAT, "g");
  public final Symbol d = terms.symbol(Sort.DOUBLE, "d");
  public final Symbol e = terms.symbol(Sort.DOUBLE, "e");

  /** {@code x < y}. */
  public final Term c = terms.compare(Relation.LT, x, y);

  /** {@code a < b}. */
  public final Term p = terms.compare(Relation.LT, a, b);

  public Term k(int value) {
    return terms.intConstant(value);
  }

  public Term k(long value) {
    return terms.longConstant(value);
  }

  public Term k(float value) {
    return terms.constant(Sort.FLOAT, Kind.bits(value));
  }

  public Term k(double value) {
    return terms.constant(Sort.DOUBLE, Kind.bits(value));
  }

  public Term of(UnaryOperator operator, Term operand) {
    return terms.unary(operator, operand);
  }

  public Term of(Term left, BinaryOperator operator, Term right) {
    return terms.binary(operator, left, right);
  }

  public Term is(Term left, Relation relation, Term right) {
    return terms.compare(relation, left, right);
  }
}
