package dev.waymark.library.java.util;

import dev.waymark.library.java.lang.DoubleModel;
import dev.waymark.library.java.lang.IntegerModel;
import dev.waymark.library.java.lang.LongModel;
import dev.waymark.library.value.Values;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** {@link Comparator}: orders made of others, as functions that can be followed. */
public final class ComparatorModel {
  private ComparatorModel() {}

  public static Comparator<@Nullable Object> comparing(
      Function<? super @Nullable Object, ? extends @Nullable Object> key) {
    Objects.requireNonNull(key);
    return (a, b) -> Values.compare(key.apply(a), key.apply(b), null);
  }

  public static Comparator<@Nullable Object> comparing(
      Function<? super @Nullable Object, ? extends @Nullable Object> key,
      Comparator<? super @Nullable Object> order) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(order);
    return (a, b) -> Values.compare(key.apply(a), key.apply(b), order);
  }

  public static Comparator<@Nullable Object> comparingInt(
      ToIntFunction<? super @Nullable Object> key) {
    Objects.requireNonNull(key);
    return (a, b) -> IntegerModel.compare(key.applyAsInt(a), key.applyAsInt(b));
  }

  public static Comparator<@Nullable Object> comparingLong(
      ToLongFunction<? super @Nullable Object> key) {
    Objects.requireNonNull(key);
    return (a, b) -> LongModel.compare(key.applyAsLong(a), key.applyAsLong(b));
  }

  public static Comparator<@Nullable Object> comparingDouble(
      ToDoubleFunction<? super @Nullable Object> key) {
    Objects.requireNonNull(key);
    return (a, b) -> DoubleModel.compare(key.applyAsDouble(a), key.applyAsDouble(b));
  }

  public static Comparator<@Nullable Object> reversed(Comparator<@Nullable Object> self) {
    return Values.isForeign(self) ? self.reversed() : (a, b) -> self.compare(b, a);
  }

  public static Comparator<@Nullable Object> thenComparing(
      Comparator<@Nullable Object> self, Comparator<? super @Nullable Object> next) {
    Objects.requireNonNull(next);
    return (a, b) -> {
      int order = Values.compare(a, b, self);
      return order != 0 ? order : Values.compare(a, b, next);
    };
  }

  public static Comparator<@Nullable Object> thenComparing(
      Comparator<@Nullable Object> self,
      Function<? super @Nullable Object, ? extends @Nullable Object> key) {
    return thenComparing(self, comparing(key));
  }

  public static Comparator<@Nullable Object> thenComparingInt(
      Comparator<@Nullable Object> self, ToIntFunction<? super @Nullable Object> key) {
    return thenComparing(self, comparingInt(key));
  }
}
