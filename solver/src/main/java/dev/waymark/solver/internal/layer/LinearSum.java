package dev.waymark.solver.internal.layer;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.UnaryTerm;
import dev.waymark.term.Variables;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Weighted terms, each of one symbol, whose sum must be a number: a hash code, a number of digits.
 * Exact as Java computes it, that is, modulo two to the width of the sort.
 *
 * @param total what the parts must add up to
 */
record LinearSum(Sort sort, List<Part> parts, long total) {
  private static final int MOST_STEPS = 500;

  /** {@code weight * term}, of one symbol. */
  record Part(Term term, long weight) {}

  /** What {@code constraint} says if it is such an equation. Constant time. */
  static Optional<LinearSum> equation(Term constraint) {
    boolean isEquation =
        constraint instanceof Comparison comparison
            && comparison.relation() == Relation.EQ
            && comparison.left().sort().isInteger()
            && comparison.right() instanceof Constant;
    if (!isEquation) {
      return Optional.empty();
    }
    Comparison equation = (Comparison) constraint;
    return new Reader(equation.left().sort())
        .read(equation.left(), ((Constant) equation.right()).bits());
  }

  SymbolSet symbols() {
    SymbolSet symbols = SymbolSet.EMPTY;
    for (Part part : parts) {
      symbols = symbols.union(Variables.of(part.term()));
    }
    return symbols;
  }

  /** Takes a sum apart. */
  private static final class Reader {
    private final Sort sort;
    private final List<Part> parts = new ArrayList<>();
    private final Deque<Part> open = new ArrayDeque<>();
    private long constant;

    Reader(Sort sort) {
      this.sort = sort;
    }

    Optional<LinearSum> read(Term term, long value) {
      open.push(new Part(term, 1));
      for (int steps = 0; !open.isEmpty(); steps++) {
        if (steps == MOST_STEPS || !take(open.pop())) {
          return Optional.empty();
        }
      }
      return Optional.of(new LinearSum(sort, parts, sort.normalize(value - constant)));
    }

    private void push(Term term, long weight) {
      open.push(new Part(term, sort.normalize(weight)));
    }

    private boolean take(Part part) {
      if (part.term() instanceof Constant number) {
        constant += part.weight() * number.bits();
        return true;
      }
      boolean isTaken =
          part.term() instanceof UnaryTerm unary
              ? takeUnary(unary, part.weight())
              : part.term() instanceof BinaryTerm binary && takeBinary(binary, part.weight());
      return isTaken || takeWhole(part);
    }

    private boolean takeWhole(Part part) {
      boolean isOfOne = Variables.of(part.term()).size() == 1;
      if (isOfOne) {
        parts.add(part);
      }
      return isOfOne;
    }

    private boolean takeUnary(UnaryTerm term, long weight) {
      switch (term.operator()) {
        case INEG, LNEG -> push(term.operand(), -weight);
        default -> {
          return false;
        }
      }
      return true;
    }

    private boolean takeBinary(BinaryTerm term, long weight) {
      switch (term.operator()) {
        case IADD, LADD -> {
          push(term.left(), weight);
          push(term.right(), weight);
        }
        case ISUB, LSUB -> {
          push(term.left(), weight);
          push(term.right(), -weight);
        }
        case IMUL, LMUL, ISHL, LSHL -> {
          return takeMultiple(term, weight);
        }
        default -> {
          return false;
        }
      }
      return true;
    }

    private boolean takeMultiple(BinaryTerm term, long weight) {
      if (!(term.right() instanceof Constant factor)) {
        return false;
      }
      boolean isProduct =
          term.operator() == BinaryOperator.IMUL || term.operator() == BinaryOperator.LMUL;
      push(
          term.left(),
          isProduct ? weight * factor.bits() : term.operator().evaluate(weight, factor.bits()));
      return true;
    }
  }
}
