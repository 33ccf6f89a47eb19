package dev.waymark.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;

/** Terms for tests, and what tests expect of answers. */
final class Example {
  final Terms terms = Simplifier.newTerms();

  Symbol intSymbol(String name) {
    return terms.symbol(Sort.INT, name);
  }

  Term compare(Term left, Relation relation, int right) {
    return terms.compare(relation, left, terms.intConstant(right));
  }

  /** Whether {@code term} has exactly the value {@code bits}: zeros differ, NaN is NaN. */
  Term same(Term term, long bits) {
    Term constant = terms.constant(term.sort(), bits);
    if (!term.sort().isFloating()) {
      return terms.compare(Relation.EQ, term, constant);
    }
    double value = valueOf(term.sort(), bits);
    if (Double.isNaN(value)) {
      return terms.compare(Relation.NE, term, term);
    }
    Term equal = terms.compare(Relation.EQ, term, constant);
    return value == 0 ? terms.and(equal, sameSign(term, value)) : equal;
  }

  /** Whether {@code ==} tells the value from all others: it does not for zeros and NaN. */
  boolean isEqualToNothingElse(Sort sort, long bits) {
    double value = valueOf(sort, bits);
    return !sort.isFloating() || (value != 0 && !Double.isNaN(value));
  }

  /** Tells the zeros apart by their inverses. */
  private Term sameSign(Term zero, double value) {
    boolean isFloat = zero.sort() == Sort.FLOAT;
    BinaryOperator division = isFloat ? BinaryOperator.FDIV : BinaryOperator.DDIV;
    Term one = terms.constant(zero.sort(), isFloat ? Kind.bits(1f) : Kind.bits(1d));
    Relation relation = 1 / value > 0 ? Relation.GT : Relation.LT;
    return terms.compare(
        relation, terms.binary(division, one, zero), terms.constant(zero.sort(), 0));
  }

  private static double valueOf(Sort sort, long bits) {
    return sort == Sort.FLOAT ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
  }

  static Assignment assertSat(Query query, Answer answer) {
    Assignment model = assertInstanceOf(Sat.class, answer, query::toString).model();
    Evaluator evaluator = new Evaluator(model);
    query.constraints().forEach(constraint -> assertTrue(evaluator.holds(constraint)));
    return model;
  }

  static List<Term> assertUnsat(Query query, Answer answer) {
    List<Term> core = assertInstanceOf(Unsat.class, answer, query::toString).core();
    assertTrue(query.constraints().containsAll(core), "a core is a subset");
    return core;
  }

  static void assertUnknown(UnknownReason reason, Answer answer) {
    assertEquals(new Unknown(reason), answer);
  }
}
