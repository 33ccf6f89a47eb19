package dev.waymark.solver;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;

/** A term with one value only, which the solver must find out from a constraint. */
record Operand(Term term, Term constraint) {

  /** Makes operands over symbols of its own, two per sort. */
  static final class Factory {
    private final Terms terms;
    private final Term choice;
    private final Term intSymbol;
    private final Term longSymbol;

    Factory(Terms terms) {
      this.terms = terms;
      this.choice = terms.symbol(Sort.BOOL, "choice");
      this.intSymbol = terms.symbol(Sort.INT, "int");
      this.longSymbol = terms.symbol(Sort.LONG, "long");
    }

    /** Floats are chosen among two, since only a slow division tells zeros apart. */
    Operand of(Sort sort, long bits) {
      return switch (sort) {
        case INT -> equal(intSymbol, bits);
        case LONG -> equal(longSymbol, bits);
        default -> chosen(sort, bits);
      };
    }

    private Operand equal(Term symbol, long bits) {
      Term constant = terms.constant(symbol.sort(), bits);
      return new Operand(symbol, terms.compare(Relation.EQ, symbol, constant));
    }

    private Operand chosen(Sort sort, long bits) {
      Term other = terms.constant(sort, 1);
      return new Operand(terms.ite(choice, terms.constant(sort, bits), other), choice);
    }
  }
}
