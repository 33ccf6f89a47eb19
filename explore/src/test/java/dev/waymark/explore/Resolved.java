package dev.waymark.explore;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.And;
import dev.waymark.term.Comparison;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Substitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Conditions without the names that one of them equates with a term: put in everywhere, and left
 * out. They can be satisfied if and only if the others can, and imply the same of all other
 * symbols; solvers take long to find that out for themselves.
 *
 * <p>A term that a name stands for has none of the names that are left out. Takes quadratic time.
 */
final class Resolved {
  private final Terms terms;
  private final Map<Symbol, Term> known = new HashMap<>();
  private List<Term> left = new ArrayList<>();

  private Resolved(Terms terms) {
    this.terms = terms;
  }

  static Resolved of(Terms terms, List<Term> conditions) {
    Resolved resolved = new Resolved(terms);
    conditions.forEach(resolved::add);
    return resolved;
  }

  /** What is left of the conditions. */
  List<Term> conditions() {
    return left;
  }

  /** Without the names, which means the same where the conditions hold. */
  List<Term> replace(List<Term> others) {
    Substitution meaning = new Substitution(terms, known);
    return others.stream().map(meaning::replace).toList();
  }

  private void add(Term condition) {
    Term said = new Substitution(terms, known).replace(condition);
    if (said instanceof And both) {
      add(both.operand(0));
      add(both.operand(1));
    } else if (said instanceof Comparison same && same.relation() == Relation.EQ) {
      addEqual(same);
    } else if (said != terms.truth()) {
      left.add(said);
    }
  }

  private void addEqual(Comparison same) {
    if (!define(same.operand(0), same.operand(1)) && !define(same.operand(1), same.operand(0))) {
      left.add(same);
    }
  }

  private boolean define(Term name, Term meaning) {
    if (name instanceof Symbol symbol && canBe(symbol, meaning)) {
      Substitution naming = new Substitution(terms, Map.of(symbol, meaning));
      known.replaceAll((other, term) -> naming.replace(term));
      known.put(symbol, meaning);
      List<Term> before = left;
      left = new ArrayList<>();
      before.forEach(each -> addAgain(naming.replace(each)));
      return true;
    }
    return false;
  }

  private void addAgain(Term condition) {
    if (condition != terms.truth()) {
      left.add(condition);
    }
  }

  /** Only of sorts of which equal values are the same, and if it can have all values. */
  private static boolean canBe(Symbol symbol, Term meaning) {
    return symbol.sort().isInteger()
        && symbol.min() == symbol.sort().min()
        && symbol.max() == symbol.sort().max()
        && !Variables.of(meaning).contains(symbol);
  }
}
