package dev.waymark.path;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.List;

/** Operations on numbers, on terms and on names alike. */
final class Arithmetic {
  private static final int MOST_CHOICES = 1_000;

  private final Terms terms;

  Arithmetic(Terms terms) {
    this.terms = terms;
  }

  Value.Numeric constant(Sort sort, long bits) {
    return Value.Numeric.of(terms.constant(sort, bits));
  }

  Value.Numeric constant(int value) {
    return constant(Sort.INT, value);
  }

  Value unary(UnaryOperator operator, Value operand) {
    if (!(operand instanceof Value.Numeric number)) {
      return operand;
    }
    return new Value.Numeric(
        terms.unary(operator, number.term()), terms.unary(operator, number.name()));
  }

  Value binary(BinaryOperator operator, Value left, Value right) {
    if (!(left instanceof Value.Numeric a)) {
      return left;
    }
    if (!(right instanceof Value.Numeric b)) {
      return right;
    }
    return new Value.Numeric(
        terms.binary(operator, a.term(), b.term()), terms.binary(operator, a.name(), b.name()));
  }

  Fact compare(Relation relation, Value.Numeric left, Value.Numeric right) {
    return new Fact(
        terms.compare(relation, left.term(), right.term()),
        terms.compare(relation, left.name(), right.name()));
  }

  /** Whether two numbers are the same bit for bit. */
  Fact identical(Value.Numeric left, Value.Numeric right) {
    Sameness same = new Sameness(terms);
    return new Fact(same.of(left.term(), right.term()), same.of(left.name(), right.name()));
  }

  Fact not(Fact fact) {
    return new Fact(terms.not(fact.term()), terms.not(fact.name()));
  }

  Fact and(Fact left, Fact right) {
    return new Fact(terms.and(left.term(), right.term()), terms.and(left.name(), right.name()));
  }

  Fact or(Fact left, Fact right) {
    return new Fact(terms.or(left.term(), right.term()), terms.or(left.name(), right.name()));
  }

  Fact truth(boolean value) {
    return new Fact(terms.truth(value), terms.truth(value));
  }

  Value.Numeric choose(Fact condition, Value.Numeric yes, Value.Numeric no) {
    return new Value.Numeric(
        terms.ite(condition.term(), yes.term(), no.term()),
        terms.ite(condition.name(), yes.name(), no.name()));
  }

  /** {@code 0 <= index < length}. */
  Fact below(Value.Numeric index, Value.Numeric length) {
    return and(compare(Relation.GE, index, constant(0)), compare(Relation.LT, index, length));
  }

  /** The element at {@code index}, which is within bounds. */
  Value element(List<Value> elements, Value.Numeric index) {
    Integer position = intOf(index);
    if (position != null) {
      return elements.get(position);
    }
    if (elements.stream().allMatch(elements.get(0)::equals)) {
      return elements.get(0);
    }
    Value.Numeric result = null;
    for (int i = checkedSize(elements) - 1; i >= 0; i--) {
      if (!(elements.get(i) instanceof Value.Numeric element)) {
        throw new LostTrack("which of several references or unknown values an element is");
      }
      result = result == null ? element : choose(isAt(index, i), element, result);
    }
    return java.util.Objects.requireNonNull(result);
  }

  Fact isAt(Value.Numeric index, int position) {
    return compare(Relation.EQ, index, constant(position));
  }

  private static int checkedSize(List<Value> elements) {
    if (elements.size() > MOST_CHOICES || elements.isEmpty()) {
      throw new LostTrack("an index into an array of " + elements.size());
    }
    return elements.size();
  }

  /** The value, if it is a constant; else null. */
  @org.jspecify.annotations.Nullable
  Integer intOf(Value.Numeric number) {
    Term term = number.term();
    return term instanceof Constant constant ? (Integer) (int) constant.bits() : null;
  }
}
