package dev.waymark.api;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The values that were set for a thread. In code that Waymark explores, calls of this class go to
 * the class of the same name in the probe instead.
 */
final class Draws {
  private static final ThreadLocal<Deque<Object>> VALUES = ThreadLocal.withInitial(ArrayDeque::new);

  private Draws() {}

  static void set(Object... values) {
    VALUES.set(new ArrayDeque<>(Arrays.asList(values)));
  }

  /** What to throw where an assumption does not hold. */
  static RuntimeException rejection() {
    return new AssumptionViolated();
  }

  static boolean nextBoolean() {
    return next(Boolean.class);
  }

  static byte nextByte() {
    return next(Byte.class);
  }

  static short nextShort() {
    return next(Short.class);
  }

  static char nextChar() {
    return next(Character.class);
  }

  static int nextInt() {
    return next(Integer.class);
  }

  static long nextLong() {
    return next(Long.class);
  }

  static float nextFloat() {
    return next(Float.class);
  }

  static double nextDouble() {
    return next(Double.class);
  }

  private static <T> T next(Class<T> type) {
    Object value = VALUES.get().poll();
    if (!type.isInstance(value)) {
      throw new IllegalStateException(
          "no " + type.getSimpleName() + " to replay, but " + value + " (see Waymark.replay)");
    }
    return type.cast(value);
  }
}
