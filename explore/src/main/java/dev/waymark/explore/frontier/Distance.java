package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.term.And;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;

/**
 * How far a state is from what is demanded, as far as no input can change that on the same path:
 * {@code count > 100} is farther where {@code count} is 3 than where it is 90, if these are what
 * all inputs have there. What depends on the input is no distance.
 */
final class Distance {
  private static final double BASE = Math.log(2);

  private final StateReading reading;

  Distance(StateReading reading) {
    this.reading = reading;
  }

  /** 0 if some input may be as {@code predicate} says. */
  double to(Predicate predicate) {
    double sum = 0;
    for (Term each : predicate.conditions()) {
      sum += to(each, true);
    }
    return sum;
  }

  private double to(Term condition, boolean wanted) {
    Term read = reading.of(condition);
    if (!(read instanceof Constant constant)) {
      return 0;
    }
    return (constant.bits() != 0) == wanted ? 0 : gap(condition, wanted);
  }

  private double gap(Term condition, boolean wanted) {
    if (condition instanceof Not not) {
      return to(not.operand(0), !wanted);
    }
    if (condition instanceof And || condition instanceof Or) {
      double one = to(condition.operand(0), wanted);
      double other = to(condition.operand(1), wanted);
      boolean isBoth = condition instanceof And == wanted;
      return isBoth ? one + other : Math.min(one, other);
    }
    return condition instanceof Comparison comparison ? gap(comparison) : 1;
  }

  /** At least 1, and slowly more the farther two numbers are from each other. */
  private double gap(Comparison comparison) {
    Sort sort = comparison.left().sort();
    boolean isWhole = sort == Sort.INT || sort == Sort.LONG;
    if (isWhole
        && reading.of(comparison.left()) instanceof Constant left
        && reading.of(comparison.right()) instanceof Constant right) {
      return Math.max(1, Math.log(1 + Math.abs((double) left.bits() - right.bits())) / BASE);
    }
    return 1;
  }
}
