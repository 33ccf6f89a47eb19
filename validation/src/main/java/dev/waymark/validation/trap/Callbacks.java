package dev.waymark.validation.trap;

import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.Comparator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Hole 2: the library calls back with arguments that only happen to be equal. */
public final class Callbacks {
  private Callbacks() {}

  /** For positive numbers, what comes in is what went out. */
  public static int absolute(int a) {
    IntUnaryOperator absolute = Math::abs;
    return absolute.andThen(x -> x == 77 ? 1 : 0).applyAsInt(a);
  }

  /** Each call back has the name and type of the call. */
  public static int twice(int a) {
    IntUnaryOperator mask = x -> x & 0xFFFF;
    IntUnaryOperator both = mask.andThen(x -> x + 1);
    return both.applyAsInt(a) == 77 ? 1 : 0;
  }

  public static int reversed(int a, int b) {
    Comparator<Integer> order = Collections.reverseOrder((x, y) -> x < y ? -1 : 1);
    return order.compare(a, b) < 0 ? 1 : 0;
  }

  public static int reduced(int a, int b) {
    IntBinaryOperator minus = (x, y) -> x - 2 * y;
    return IntStream.of(b, a).reduce(minus).orElse(0) == 77 ? 1 : 0;
  }

  static int swapped(int a, int b) {
    IntBinaryOperator minus = (x, y) -> x - 2 * y;
    IntBinaryOperator proxy =
        (IntBinaryOperator)
            Proxy.newProxyInstance(
                Callbacks.class.getClassLoader(),
                new Class<?>[] {IntBinaryOperator.class},
                (self, method, args) -> minus.applyAsInt((int) args[1], (int) args[0]));
    return proxy.applyAsInt(a, b) == 77 ? 1 : 0;
  }
}
