package dev.waymark.solver.internal.layer;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.Interval;
import java.util.Optional;

/** What a relation leaves of the values on its left. */
final class Narrowing {
  private Narrowing() {}

  /** An interval of all left values for which some right value fits; empty if there are none. */
  static Optional<Interval> narrow(Interval left, Relation relation, Interval right) {
    return switch (relation) {
      case EQ -> between(Math.max(left.min(), right.min()), Math.min(left.max(), right.max()));
      case NE -> right.isSingle() ? without(left, right.min()) : Optional.of(left);
      case LE -> between(left.min(), Math.min(left.max(), right.max()));
      case GE -> between(Math.max(left.min(), right.min()), left.max());
      case LT -> below(left, right.max());
      case GT -> above(left, right.min());
    };
  }

  private static Optional<Interval> below(Interval left, long bound) {
    return bound == Long.MIN_VALUE
        ? Optional.empty()
        : between(left.min(), Math.min(left.max(), bound - 1));
  }

  private static Optional<Interval> above(Interval left, long bound) {
    return bound == Long.MAX_VALUE
        ? Optional.empty()
        : between(Math.max(left.min(), bound + 1), left.max());
  }

  /** Only the ends of an interval can be taken away. */
  private static Optional<Interval> without(Interval left, long value) {
    if (left.min() == value) {
      return above(left, value);
    }
    return left.max() == value ? below(left, value) : Optional.of(left);
  }

  private static Optional<Interval> between(long low, long high) {
    return low > high ? Optional.empty() : Optional.of(new Interval(low, high));
  }
}
