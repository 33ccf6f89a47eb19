package dev.waymark.benchmarks.real.random;

import java.util.List;
import java.util.Map;

/** The boxes of primitive types. */
final class BoxTypes {
  private static final Map<Class<?>, Class<?>> PRIMITIVES =
      Map.of(
          Boolean.class,
          boolean.class,
          Byte.class,
          byte.class,
          Character.class,
          char.class,
          Short.class,
          short.class,
          Integer.class,
          int.class,
          Long.class,
          long.class,
          Float.class,
          float.class,
          Double.class,
          double.class);

  /** The primitive types whose boxes are numbers. */
  static final List<Class<?>> NUMBERS =
      List.of(byte.class, short.class, int.class, long.class, float.class, double.class);

  private BoxTypes() {}

  static boolean isBox(Class<?> type) {
    return PRIMITIVES.containsKey(type);
  }

  static Class<?> primitiveOf(Class<?> box) {
    return PRIMITIVES.getOrDefault(box, box);
  }

  static Object real(Class<?> type, double value) {
    return type == double.class ? (Object) value : (Object) (float) value;
  }

  static Object integer(Class<?> type, long value) {
    if (type == byte.class) {
      return (byte) value;
    }
    if (type == short.class) {
      return (short) value;
    }
    return type == int.class ? (Object) (int) value : (Object) value;
  }
}
