package dev.waymark.instrument;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Seeded inputs for methods, small values and edges more often than others. */
final class Inputs {
  private static final int LONGEST = 6;
  private static final List<String> WORDS =
      List.of("", "a", "abc", "MCMXC", "12", "-7", "racecar", " x ", "yes", "Monday", "äß\uD83D");
  private static final int[] INTS = {
    0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 2, 31, 32, 33, 255, 65536, 1000, -1000
  };
  private static final double[] DOUBLES = {
    0,
    -0.0,
    1,
    -1,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    0.1,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    2147483647.5,
    -2147483648.5,
    9.3e18,
    1e-46,
    3.5e38
  };

  private Inputs() {}

  static @Nullable Object[] of(Method method, long seed) {
    Random random = new Random(seed * 1_000_003 + method.toString().hashCode());
    Class<?>[] types = method.getParameterTypes();
    @Nullable Object[] values = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      boolean repeats = i > 0 && types[i] == types[i - 1] && random.nextInt(5) == 0;
      values[i] = repeats ? values[i - 1] : any(types[i], random);
    }
    return values;
  }

  /** As {@code values}, with the numbers and the elements replaced by others. */
  static @Nullable Object[] variant(Method method, @Nullable Object[] values, long seed) {
    Random random = new Random(seed);
    Class<?>[] types = method.getParameterTypes();
    @Nullable Object[] varied = values.clone();
    for (int i = 0; i < types.length; i++) {
      boolean isAlias = i > 0 && types[i].isArray() && values[i] == values[i - 1];
      varied[i] = isAlias ? varied[i - 1] : variant(types[i], values[i], random);
    }
    return varied;
  }

  private static @Nullable Object variant(Class<?> type, @Nullable Object value, Random random) {
    if (type.isPrimitive()) {
      return random.nextInt(3) == 0 && value != null ? value : number(type, random);
    }
    if (value == null || !type.isArray()) {
      return value;
    }
    int length = Array.getLength(value);
    Object copy = Array.newInstance(type.getComponentType(), length);
    for (int i = 0; i < length; i++) {
      Array.set(copy, i, variant(type.getComponentType(), Array.get(value, i), random));
    }
    return copy;
  }

  private static @Nullable Object any(Class<?> type, Random random) {
    if (type.isPrimitive()) {
      return number(type, random);
    }
    if (random.nextInt(20) == 0) {
      return null;
    }
    if (type.isArray()) {
      Object array = Array.newInstance(type.getComponentType(), random.nextInt(LONGEST + 1));
      for (int i = 0; i < Array.getLength(array); i++) {
        Array.set(array, i, any(type.getComponentType(), random));
      }
      return array;
    }
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  private static Object number(Class<?> type, Random random) {
    if (type == float.class || type == double.class) {
      double value = fraction(random);
      return type == float.class ? (Object) (float) value : (Object) value;
    }
    long bits = integer(random);
    if (type == long.class) {
      return random.nextInt(4) == 0 ? random.nextLong() : bits;
    }
    if (type == boolean.class) {
      return (bits & 1) != 0;
    }
    return narrow(type, (int) bits);
  }

  private static Object narrow(Class<?> type, int bits) {
    if (type == int.class) {
      return bits;
    }
    if (type == byte.class) {
      return (byte) bits;
    }
    return type == short.class ? (Object) (short) bits : (Object) (char) bits;
  }

  private static int integer(Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> INTS[random.nextInt(INTS.length)];
      case 1 -> random.nextInt();
      case 2 -> 'a' + random.nextInt(26);
      default -> random.nextInt(24) - 6;
    };
  }

  private static double fraction(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> DOUBLES[random.nextInt(DOUBLES.length)];
      case 1 -> Double.longBitsToDouble(random.nextLong());
      default -> (random.nextInt(24) - 6) / 4d;
    };
  }
}
