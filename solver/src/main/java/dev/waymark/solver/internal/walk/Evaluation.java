package dev.waymark.solver.internal.walk;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.And;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Ite;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Semantics;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.TermVisitor;
import dev.waymark.term.UnaryTerm;

/** How the value of a term follows from the values of its operands. */
interface Evaluation {
  /** The value, of those at the places of the operands. */
  long of(long[] values);

  /** For {@code term}, with operands at {@code places}; that of a symbol must not be asked. */
  static Evaluation of(Term term, int[] places) {
    return term.accept(new Maker(places));
  }

  /** Makes one. */
  final class Maker implements TermVisitor<Evaluation> {
    private final int[] places;

    private Maker(int[] places) {
      this.places = places;
    }

    @Override
    public Evaluation constant(Constant term) {
      long bits = term.bits();
      return values -> bits;
    }

    @Override
    public Evaluation symbol(Symbol term) {
      return values -> {
        throw new IllegalStateException("a symbol has the value that it was given");
      };
    }

    @Override
    public Evaluation unary(UnaryTerm term) {
      UnaryOperator operator = term.operator();
      int operand = places[0];
      return values -> operator.evaluate(values[operand]);
    }

    @Override
    public Evaluation binary(BinaryTerm term) {
      BinaryOperator operator = term.operator();
      int left = places[0];
      int right = places[1];
      return values -> Semantics.evaluate(operator, values[left], values[right]);
    }

    @Override
    public Evaluation comparison(Comparison term) {
      Relation relation = term.relation();
      Sort sort = term.left().sort();
      int left = places[0];
      int right = places[1];
      return values -> Semantics.holds(relation, sort, values[left], values[right]) ? 1 : 0;
    }

    @Override
    public Evaluation not(Not term) {
      int operand = places[0];
      return values -> 1 - values[operand];
    }

    @Override
    public Evaluation and(And term) {
      int left = places[0];
      int right = places[1];
      return values -> values[left] & values[right];
    }

    @Override
    public Evaluation or(Or term) {
      int left = places[0];
      int right = places[1];
      return values -> values[left] | values[right];
    }

    @Override
    public Evaluation ite(Ite term) {
      int condition = places[0];
      int whenTrue = places[1];
      int whenFalse = places[2];
      return values -> values[values[condition] != 0 ? whenTrue : whenFalse];
    }
  }
}
