package dev.waymark.solver.internal.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.Interval;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class NarrowingTest {
  private static final int WIDTH = 4;

  /** All pairs of intervals within a few numbers, at the ends of the range of longs and amidst. */
  @Test
  void whatIsLeftIsTheHullOfWhatFits() {
    for (long start : new long[] {Long.MIN_VALUE, -2, Long.MAX_VALUE - WIDTH + 1}) {
      for (int a = 0; a < WIDTH * WIDTH; a++) {
        for (int b = 0; b < WIDTH * WIDTH; b++) {
          compare(start, a, b);
        }
      }
    }
  }

  private static void compare(long start, int first, int second) {
    if (first / WIDTH <= first % WIDTH && second / WIDTH <= second % WIDTH) {
      Interval left = new Interval(start + first / WIDTH, start + first % WIDTH);
      Interval right = new Interval(start + second / WIDTH, start + second % WIDTH);
      for (Relation relation : Relation.values()) {
        assertEquals(
            naive(left, relation, right),
            Narrowing.narrow(left, relation, right),
            () -> left + " " + relation + " " + right);
      }
    }
  }

  private static Optional<Interval> naive(Interval left, Relation relation, Interval right) {
    LongPredicate fits =
        value -> values(right).anyMatch(other -> relation.holds(Long.compare(value, other)));
    OptionalLong min = values(left).filter(fits).min();
    OptionalLong max = values(left).filter(fits).max();
    return min.isEmpty()
        ? Optional.empty()
        : Optional.of(new Interval(min.getAsLong(), max.orElseThrow()));
  }

  private static LongStream values(Interval interval) {
    return LongStream.iterate(interval.min(), value -> value + 1)
        .limit(interval.max() - interval.min() + 1);
  }
}
