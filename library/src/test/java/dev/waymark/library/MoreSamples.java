package dev.waymark.library;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Arrays of numbers, queues, and functions that give numbers. */
final class MoreSamples {
  /** Where samples are added. */
  interface Target {
    void add(Class<?> type, Supplier<@Nullable Object> maker);
  }

  private MoreSamples() {}

  static void add(Target target, Function<Class<?>, Object> of, Random random) {
    for (Class<?> type :
        new Class<?>[] {
          boolean.class, byte.class, short.class, int.class, long.class, float.class, double.class
        }) {
      target.add(type.arrayType(), () -> array(type, of, random.nextInt(20)));
    }
    target.add(Queue.class, () -> queue(of, random));
    addFunctions(target);
    addOrders(target, random);
  }

  private static Object array(Class<?> type, Function<Class<?>, Object> of, int length) {
    Object array = Array.newInstance(type, length);
    for (int i = 0; i < length; i++) {
      Array.set(array, i, of.apply(type));
    }
    return array;
  }

  private static Queue<Object> queue(Function<Class<?>, Object> of, Random random) {
    Queue<Object> queue = random.nextBoolean() ? new ArrayDeque<>() : new PriorityQueue<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      queue.add(of.apply(String.class));
    }
    return queue;
  }

  private static void addFunctions(Target target) {
    target.add(Consumer.class, () -> (Consumer<Object>) Objects::requireNonNull);
    target.add(
        BiConsumer.class, () -> (BiConsumer<Object, Object>) (a, b) -> Objects.requireNonNull(a));
    target.add(BiFunction.class, () -> (BiFunction<Object, Object, Object>) (a, b) -> a + "," + b);
    target.add(ToIntFunction.class, () -> (ToIntFunction<Object>) o -> o.toString().length());
    target.add(ToLongFunction.class, () -> (ToLongFunction<Object>) o -> o.toString().length());
    target.add(ToDoubleFunction.class, () -> (ToDoubleFunction<Object>) o -> o.hashCode());
  }

  private static void addOrders(Target target, Random random) {
    Comparator<Object> byText = (a, b) -> String.valueOf(a).compareTo(String.valueOf(b));
    target.add(
        Comparator.class,
        () -> random.nextBoolean() ? byText : Comparator.comparing(String::valueOf));
  }
}
