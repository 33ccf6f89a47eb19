package dev.waymark.solver.internal.walk;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.Sort;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;

/** Values for one side of a comparison of integers that make it true. */
final class Targets {
  private static final int LARGEST_DISTANCE = 31;

  private final SplittableRandom random;

  Targets(SplittableRandom random) {
    this.random = random;
  }

  /**
   * For the left side, where the right one is {@code other}: the closest, and one somewhere beyond,
   * more likely close to it.
   */
  void of(Relation relation, Sort sort, long other, LongConsumer proposals) {
    switch (relation) {
      case EQ -> proposals.accept(other);
      case NE -> {
        below(other - 1, sort, proposals);
        above(other + 1, sort, proposals);
      }
      case LT -> below(other - 1, sort, proposals);
      case LE -> below(other, sort, proposals);
      case GT -> above(other + 1, sort, proposals);
      case GE -> above(other, sort, proposals);
    }
  }

  private void below(long limit, Sort sort, LongConsumer proposals) {
    if (limit >= sort.min() && limit <= sort.max()) {
      proposals.accept(limit);
      proposals.accept(limit - Math.min(distance(), limit - sort.min()));
    }
  }

  private void above(long limit, Sort sort, LongConsumer proposals) {
    if (limit >= sort.min() && limit <= sort.max()) {
      proposals.accept(limit);
      proposals.accept(limit + Math.min(distance(), sort.max() - limit));
    }
  }

  private long distance() {
    return 1 + random.nextLong(1L << random.nextInt(1, LARGEST_DISTANCE));
  }
}
