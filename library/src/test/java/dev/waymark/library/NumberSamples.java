package dev.waymark.library;

import java.util.Objects;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;

/** Optional numbers, and functions of numbers. */
final class NumberSamples {
  private NumberSamples() {}

  static void add(MoreSamples.Target target, UnaryOperator<Object> wrap, Random random) {
    target.add(
        OptionalInt.class,
        () ->
            wrap.apply(
                random.nextInt(4) == 0
                    ? OptionalInt.empty()
                    : OptionalInt.of(random.nextInt(6) - 2)));
    target.add(IntSupplier.class, () -> (IntSupplier) () -> 77);
    target.add(IntConsumer.class, () -> (IntConsumer) n -> Objects.checkIndex(n, 2));
    target.add(Runnable.class, () -> (Runnable) () -> Objects.checkIndex(5, 5));
  }
}
