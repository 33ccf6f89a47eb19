package dev.waymark.path.number;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.List;

/** Operations on numbers, on terms and on names alike. */
public final class NumberOperations {
  private static final int MOST_CHOICES = 1_000;

  private final Terms terms;

  public NumberOperations(Terms terms) {
    this.terms = terms;
  }

  public PathValue.Numeric constant(Sort sort, long bits) {
    return PathValue.Numeric.of(terms.constant(sort, bits));
  }

  public PathValue.Numeric constant(int value) {
    return constant(Sort.INT, value);
  }

  public PathValue unary(UnaryOperator operator, PathValue operand) {
    if (!(operand instanceof PathValue.Numeric number)) {
      return operand;
    }
    return new PathValue.Numeric(
        terms.unary(operator, number.term()), terms.unary(operator, number.name()));
  }

  public PathValue binary(BinaryOperator operator, PathValue left, PathValue right) {
    if (!(left instanceof PathValue.Numeric a)) {
      return left;
    }
    if (!(right instanceof PathValue.Numeric b)) {
      return right;
    }
    return new PathValue.Numeric(
        terms.binary(operator, a.term(), b.term()), terms.binary(operator, a.name(), b.name()));
  }

  public Claim compare(Relation relation, PathValue.Numeric left, PathValue.Numeric right) {
    return new Claim(
        terms.compare(relation, left.term(), right.term()),
        terms.compare(relation, left.name(), right.name()));
  }

  /** Whether two numbers are the same bit for bit. */
  public Claim identical(PathValue.Numeric left, PathValue.Numeric right) {
    Sameness same = new Sameness(terms);
    return new Claim(same.of(left.term(), right.term()), same.of(left.name(), right.name()));
  }

  public Claim not(Claim fact) {
    return new Claim(terms.not(fact.term()), terms.not(fact.name()));
  }

  public Claim and(Claim left, Claim right) {
    return new Claim(terms.and(left.term(), right.term()), terms.and(left.name(), right.name()));
  }

  public Claim or(Claim left, Claim right) {
    return new Claim(terms.or(left.term(), right.term()), terms.or(left.name(), right.name()));
  }

  /** What is decided on this path, and says {@code name} over names. */
  public Claim claim(boolean value, Term name) {
    return new Claim(terms.truth(value), name);
  }

  /** {@code claim}, of which over names nothing holds unless {@code guard} does. */
  public Claim given(Term guard, Claim claim) {
    return new Claim(claim.term(), terms.or(terms.not(guard), claim.name()));
  }

  public Term always() {
    return terms.truth();
  }

  public Term opposite(Term condition) {
    return terms.not(condition);
  }

  public Term both(Term left, Term right) {
    return terms.and(left, right);
  }

  public Term compare(Relation relation, Term left, Term right) {
    return terms.compare(relation, left, right);
  }

  public Claim truth(boolean value) {
    return new Claim(terms.truth(value), terms.truth(value));
  }

  public PathValue.Numeric choose(Claim condition, PathValue.Numeric yes, PathValue.Numeric no) {
    return new PathValue.Numeric(
        terms.ite(condition.term(), yes.term(), no.term()),
        terms.ite(condition.name(), yes.name(), no.name()));
  }

  /** {@code 0 <= index < length}. */
  public Claim below(PathValue.Numeric index, PathValue.Numeric length) {
    return and(compare(Relation.GE, index, constant(0)), compare(Relation.LT, index, length));
  }

  /** The element at {@code index}, which is within bounds. */
  public PathValue element(List<PathValue> elements, PathValue.Numeric index) {
    Integer position = intOf(index);
    if (position != null) {
      return elements.get(position);
    }
    if (elements.stream().allMatch(elements.get(0)::equals)) {
      return elements.get(0).unnamed();
    }
    PathValue.Numeric result = null;
    for (int i = checkedSize(elements) - 1; i >= 0; i--) {
      if (!(elements.get(i) instanceof PathValue.Numeric element)) {
        throw new LostTrack("which of several references or unknown values an element is");
      }
      result = result == null ? element : choose(isAt(index, i), element, result);
    }
    return java.util.Objects.requireNonNull(result);
  }

  public Claim isAt(PathValue.Numeric index, int position) {
    return compare(Relation.EQ, index, constant(position));
  }

  private static int checkedSize(List<PathValue> elements) {
    if (elements.size() > MOST_CHOICES || elements.isEmpty()) {
      throw new LostTrack("an index into an array of " + elements.size());
    }
    return elements.size();
  }

  /** The value, if it is a constant; else null. */
  @org.jspecify.annotations.Nullable
  public Integer intOf(PathValue.Numeric number) {
    Term term = number.term();
    return term instanceof Constant constant ? (Integer) (int) constant.bits() : null;
  }
}
