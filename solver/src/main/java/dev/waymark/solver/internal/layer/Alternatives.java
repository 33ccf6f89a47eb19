package dev.waymark.solver.internal.layer;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.And;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Interval;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import dev.waymark.term.interval.KnownBounds;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a condition made of {@code &&}, {@code ||} and {@code !} leaves for one integer symbol. */
final class Alternatives {
  private static final int DEPTH = 40;

  private Alternatives() {}

  /** A comparison of a symbol that is to be true, or to be false. */
  record Literal(Symbol symbol, Comparison comparison, Truth wanted) {
    /** What it leaves of the values of its symbol. */
    Optional<Interval> narrow(KnownBounds bounds) {
      return Alternatives.narrow(comparison, wanted, symbol, bounds.of(symbol));
    }
  }

  /** The comparisons of symbols with constants of which one would make {@code condition} true. */
  static Stream<Literal> of(Term condition) {
    return of(condition, Truth.TRUE, DEPTH);
  }

  private static Stream<Literal> of(Term condition, Truth wanted, int depth) {
    if (condition instanceof Comparison comparison) {
      return Stream.ofNullable(compared(comparison))
          .map(symbol -> new Literal(symbol, comparison, wanted));
    }
    if (depth == 0) {
      return Stream.empty();
    }
    if (condition instanceof Not not) {
      return of(not.operand(), wanted.negated(), depth - 1);
    }
    return condition instanceof And || condition instanceof Or
        ? Stream.of(condition.operand(0), condition.operand(1))
            .flatMap(part -> of(part, wanted, depth - 1))
        : Stream.empty();
  }

  /** A symbol that {@code condition} compares with a constant, the first one, or null. */
  static @Nullable Symbol compared(Term condition) {
    Term term = condition;
    while (!(term instanceof Comparison) && term.arity() > 0) {
      term = term.operand(0);
    }
    return term instanceof Comparison comparison && comparison.right() instanceof Constant
        ? OffsetSymbol.of(comparison.left()).map(OffsetSymbol::symbol).orElse(null)
        : null;
  }

  /**
   * An interval that contains those of {@code values} with which {@code condition} can be {@code
   * wanted}, whatever other symbols are; none if there are no such values. Linear in the size of
   * the condition as a tree, down to a fixed depth.
   */
  static Optional<Interval> narrow(Term condition, Truth wanted, Symbol symbol, Interval values) {
    return narrow(condition, wanted, symbol, values, DEPTH);
  }

  private static Optional<Interval> narrow(
      Term condition, Truth wanted, Symbol symbol, Interval values, int depth) {
    if (condition instanceof Comparison comparison) {
      return narrow(comparison, wanted, symbol, values);
    }
    if (depth == 0) {
      return Optional.of(values);
    }
    if (condition instanceof Not not) {
      return narrow(not.operand(), wanted.negated(), symbol, values, depth - 1);
    }
    boolean areBoth = wanted == Truth.TRUE ? condition instanceof And : condition instanceof Or;
    if (areBoth) {
      return narrow(condition.operand(0), wanted, symbol, values, depth - 1)
          .flatMap(rest -> narrow(condition.operand(1), wanted, symbol, rest, depth - 1));
    }
    if (!(condition instanceof And || condition instanceof Or)) {
      return Optional.of(values);
    }
    Optional<Interval> first = narrow(condition.operand(0), wanted, symbol, values, depth - 1);
    Optional<Interval> second = narrow(condition.operand(1), wanted, symbol, values, depth - 1);
    return first.isPresent() && second.isPresent()
        ? Optional.of(first.get().hull(second.get()))
        : first.or(() -> second);
  }

  private static Optional<Interval> narrow(
      Comparison comparison, Truth wanted, Symbol symbol, Interval values) {
    Optional<OffsetSymbol> offset =
        OffsetSymbol.of(comparison.left()).filter(it -> it.symbol() == symbol);
    Optional<Interval> sums = offset.flatMap(it -> it.shift(values));
    if (sums.isEmpty() || !(comparison.right() instanceof Constant constant)) {
      return Optional.of(values);
    }
    Relation relation = comparison.relation();
    return Narrowing.narrow(
            sums.get(),
            wanted == Truth.TRUE ? relation : relation.negated(),
            Interval.of(constant.bits()))
        .map(offset.get()::unshift);
  }
}
