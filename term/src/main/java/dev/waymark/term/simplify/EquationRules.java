package dev.waymark.term.simplify;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import org.jspecify.annotations.Nullable;

/**
 * Solves {@code t == c} and {@code t != c} for what is inside of t, as long as t is an operation
 * with a constant that can be undone: {@code x + 1 == 3} is {@code x == 2}, also where it wraps.
 */
final class EquationRules {
  private EquationRules() {}

  /** A loop instead of recursion: t may be deep. Linear in the number of operations undone. */
  static @Nullable Term isolated(Terms terms, Relation relation, Term left, Constant right) {
    Width width = Width.of(left.sort());
    Term inside = left;
    long value = right.bits();
    for (Term next = inside(width, left); next != null; next = inside(width, inside)) {
      value = undone(width, inside, value);
      inside = next;
    }
    if (value == 0 && inside instanceof BinaryTerm difference && isDifference(width, difference)) {
      return terms.compare(relation, difference.left(), difference.right());
    }
    return inside == left
        ? null
        : terms.compare(relation, inside, terms.constant(width.sort, value));
  }

  /** Whether {@code term} is 0 if, and only if, its operands are equal. */
  private static boolean isDifference(Width width, BinaryTerm term) {
    return term.operator() == width.subtract || term.operator() == width.xor;
  }

  /** The operand of {@code term} that is no constant, if the operation can be undone, or null. */
  private static @Nullable Term inside(Width width, Term term) {
    return term instanceof BinaryTerm binary ? insideBinary(width, binary) : width.negated(term);
  }

  private static @Nullable Term insideBinary(Width width, BinaryTerm term) {
    if (term.operator() == width.subtract) {
      return term.left() instanceof Constant ? term.right() : null;
    }
    boolean canBeUndone = term.operator() == width.add || term.operator() == width.xor;
    return canBeUndone && term.right() instanceof Constant ? term.left() : null;
  }

  /** What the inside of {@code term} is if {@code term} is {@code value}. */
  private static long undone(Width width, Term term, long value) {
    if (!(term instanceof BinaryTerm binary)) {
      return width.negate.evaluate(value);
    }
    if (binary.left() instanceof Constant minuend) {
      return width.subtract.evaluate(minuend.bits(), value);
    }
    long constant = ((Constant) binary.right()).bits();
    return binary.operator() == width.add
        ? width.subtract.evaluate(value, constant)
        : width.xor.evaluate(value, constant);
  }
}
