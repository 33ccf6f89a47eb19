package dev.waymark.solver.internal.layer;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Constant;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.Optional;

/** An integer symbol plus a constant, where the sum may wrap around. */
record OffsetSymbol(Symbol symbol, long offset) {

  static Optional<OffsetSymbol> of(Term term) {
    if (term instanceof Symbol symbol && symbol.sort().isInteger()) {
      return Optional.of(new OffsetSymbol(symbol, 0));
    }
    if (term instanceof BinaryTerm sum
        && sum.left() instanceof Symbol symbol
        && sum.right() instanceof Constant constant) {
      return sum(sum.operator(), symbol, constant);
    }
    return Optional.empty();
  }

  private static Optional<OffsetSymbol> sum(
      BinaryOperator operator, Symbol symbol, Constant constant) {
    return switch (operator) {
      case IADD, LADD -> Optional.of(new OffsetSymbol(symbol, constant.bits()));
      case ISUB, LSUB -> Optional.of(new OffsetSymbol(symbol, -constant.bits()));
      default -> Optional.empty();
    };
  }

  /** The values of the sum for those of the symbol; none if it may wrap around. */
  Optional<Interval> shift(Interval values) {
    Interval all = Interval.of(symbol.sort());
    long room = offset < 0 ? values.min() - all.min() : all.max() - values.max();
    if (isShort(room)) {
      return Optional.empty();
    }
    return Optional.of(new Interval(values.min() + offset, values.max() + offset));
  }

  /** Whether the offset goes beyond {@code room}, an unsigned number. */
  private boolean isShort(long room) {
    return offset == Long.MIN_VALUE || Long.compareUnsigned(Math.abs(offset), room) > 0;
  }

  /** The values of the symbol for those of the sum. */
  Interval unshift(Interval sums) {
    return new Interval(sums.min() - offset, sums.max() - offset);
  }
}
