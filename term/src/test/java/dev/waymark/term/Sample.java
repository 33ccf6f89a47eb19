package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;

/** A factory with symbols of every sort, and short names for what tests make of them. */
final class Sample {
  final Terms terms = new Terms();
  final Symbol x = terms.symbol(Sort.INT, "x");
  final Symbol y = terms.symbol(Sort.INT, "y");
  final Symbol z = terms.symbol(Sort.INT, "z");
  final Symbol flag = terms.symbol(Sort.INT, "flag", 0, 1);
  final Symbol small = terms.symbol(Sort.INT, "small", -128, 127);
  final Symbol letter = terms.symbol(Sort.INT, "letter", 0, 65535);
  final Symbol a = terms.symbol(Sort.LONG, "a");
  final Symbol b = terms.symbol(Sort.LONG, "b");
  final Symbol f = terms.symbol(Sort.FLOAT, "f");
  final Symbol g = terms.symbol(Sort.FLOAT, "g");
  final Symbol d = terms.symbol(Sort.DOUBLE, "d");
  final Symbol e = terms.symbol(Sort.DOUBLE, "e");

  /** {@code x < y}. */
  final Term c = terms.compare(Relation.LT, x, y);

  /** {@code a < b}. */
  final Term p = terms.compare(Relation.LT, a, b);

  Term k(int value) {
    return terms.intConstant(value);
  }

  Term k(long value) {
    return terms.longConstant(value);
  }

  Term k(float value) {
    return terms.constant(Sort.FLOAT, Kind.bits(value));
  }

  Term k(double value) {
    return terms.constant(Sort.DOUBLE, Kind.bits(value));
  }

  Term of(UnaryOperator operator, Term operand) {
    return terms.unary(operator, operand);
  }

  Term of(Term left, BinaryOperator operator, Term right) {
    return terms.binary(operator, left, right);
  }

  Term is(Term left, Relation relation, Term right) {
    return terms.compare(relation, left, right);
  }
}
