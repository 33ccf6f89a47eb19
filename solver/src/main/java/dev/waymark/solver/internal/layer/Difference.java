package dev.waymark.solver.internal.layer;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.And;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of two integer symbols, or of one and a constant, as what it says of their
 * difference: {@code low + gap <= high}, or that these differ. What wraps around is not seen.
 *
 * @param low a symbol; null stands for 0
 * @param high a symbol; null stands for 0
 */
record Difference(@Nullable Symbol low, @Nullable Symbol high, long gap, Sort sort) {
  enum Sort {
    AT_LEAST,
    DIFFERENT
  }

  /** One side of a comparison. */
  private record Side(@Nullable Symbol symbol, long offset) {
    static Optional<Side> of(Term term) {
      if (term instanceof Constant constant && constant.sort().isInteger()) {
        return Optional.of(new Side(null, constant.bits()));
      }
      return OffsetSymbol.of(term).map(sum -> new Side(sum.symbol(), sum.offset()));
    }
  }

  /** What {@code constraint}, or the part of it that is a comparison like that, says. */
  static Stream<Difference> within(Term constraint) {
    Stream.Builder<Difference> differences = Stream.builder();
    Deque<Term> conjuncts = new ArrayDeque<>();
    conjuncts.push(constraint);
    while (!conjuncts.isEmpty()) {
      Term conjunct = conjuncts.pop();
      if (conjunct instanceof And and) {
        conjuncts.push(and.right());
        conjuncts.push(and.left());
      } else if (conjunct instanceof Comparison comparison) {
        of(comparison).forEach(differences);
      }
    }
    return differences.build();
  }

  /** What {@code comparison} says; nothing if it has other sides. */
  private static List<Difference> of(Comparison comparison) {
    Optional<Side> left = Side.of(comparison.left());
    Optional<Side> right = Side.of(comparison.right());
    return left.isPresent() && right.isPresent()
        ? of(left.get(), comparison.relation(), right.get())
        : List.of();
  }

  private static List<Difference> of(Side left, Relation relation, Side right) {
    return switch (relation) {
      case LE -> List.of(ordered(left, right, 0));
      case LT -> List.of(ordered(left, right, 1));
      case GE -> List.of(ordered(right, left, 0));
      case GT -> List.of(ordered(right, left, 1));
      case EQ -> List.of(ordered(left, right, 0), ordered(right, left, 0));
      case NE -> List.of(between(left, right, 0, Sort.DIFFERENT));
    };
  }

  private static Difference ordered(Side low, Side high, long strictness) {
    return between(low, high, strictness, Sort.AT_LEAST);
  }

  private static Difference between(Side low, Side high, long strictness, Sort sort) {
    return new Difference(
        low.symbol(), high.symbol(), low.offset() - high.offset() + strictness, sort);
  }

  /** Whether it holds of the values of its symbols; that of null must be 0. */
  boolean holds(ToLongFunction<@Nullable Symbol> values) {
    long left = values.applyAsLong(low) + gap;
    long right = values.applyAsLong(high);
    return sort == Sort.AT_LEAST ? left <= right : left != right;
  }
}
