package dev.waymark.benchmarks.soundness;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Makes arguments for parameters of the given types: all of a small domain if they are few, then
 * random ones: small, at the edges of the type, any; arrays longer than explorations try.
 */
final class ArgumentMaker {
  private static final int LONGEST = 6;
  private static final List<Long> SMALL = List.of(0L, 1L, -1L, 2L, 3L);
  private static final double[] DOUBLES = {
    0.0,
    -0.0,
    1,
    -1,
    0.5,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    3,
    1e300,
    -2147483649.0
  };

  private final SplittableRandom random;

  ArgumentMaker(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** That many, each once. */
  List<Arguments> make(List<String> types, int count) {
    Map<String, Arguments> found = new LinkedHashMap<>();
    smallest(types, count / 2).forEach(each -> found.putIfAbsent(each.toString(), each));
    for (int tries = 0; tries < 2 * count && found.size() < count; tries++) {
      Arguments some = Arguments.of(types.stream().map(this::any).toArray());
      found.putIfAbsent(some.toString(), some);
    }
    return List.copyOf(found.values());
  }

  /** All combinations of small values, as far as they go. */
  private static List<Arguments> smallest(List<String> types, int most) {
    List<Arguments> all = new ArrayList<>();
    long combinations = 1;
    for (int i = 0; i < types.size() && combinations < most; i++) {
      combinations *= SMALL.size();
    }
    for (int index = 0; index < Math.min(combinations, most); index++) {
      @Nullable Object[] values = new Object[types.size()];
      int rest = index;
      for (int i = 0; i < values.length; i++) {
        values[i] = small(types.get(i), rest % SMALL.size());
        rest /= SMALL.size();
      }
      all.add(Arguments.of(values));
    }
    return all;
  }

  private static @Nullable Object small(String type, int index) {
    if (!type.startsWith("[")) {
      return box(type.charAt(0), SMALL.get(index));
    }
    if (index == SMALL.size() - 1) {
      return null;
    }
    Object array = Array.newInstance(component(type), index);
    for (int i = 0; i < index; i++) {
      Array.set(array, i, small(type.substring(1), i + 1));
    }
    return array;
  }

  private @Nullable Object any(String type) {
    if (!type.startsWith("[")) {
      return number(type.charAt(0));
    }
    int length = random.nextInt(-1, LONGEST + 1);
    if (length < 0) {
      return null;
    }
    Object array = Array.newInstance(component(type), length);
    for (int i = 0; i < length; i++) {
      Array.set(array, i, any(type.substring(1)));
    }
    return array;
  }

  private Object number(char type) {
    if (type == 'D' || type == 'F') {
      double value =
          switch (random.nextInt(3)) {
            case 0 -> DOUBLES[random.nextInt(DOUBLES.length)];
            case 1 -> random.nextInt(-20, 20) / 2.0;
            default -> Double.longBitsToDouble(random.nextLong());
          };
      return type == 'D' ? (Object) value : (Object) (float) value;
    }
    return box(type, whole(type == 'J' ? Long.SIZE : Integer.SIZE));
  }

  private long whole(int bits) {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(-4, 9);
      case 1 -> (random.nextBoolean() ? 1L : -1L) << random.nextInt(bits);
      case 2 -> (random.nextBoolean() ? Long.MAX_VALUE : Long.MIN_VALUE) >> (Long.SIZE - bits);
      default -> random.nextLong();
    };
  }

  private static Object box(char type, long value) {
    return switch (type) {
      case 'Z' -> (value & 1) != 0;
      case 'B' -> (byte) value;
      case 'C' -> (char) value;
      case 'S' -> (short) value;
      case 'I' -> (int) value;
      case 'J' -> value;
      case 'F' -> (float) value;
      default -> (double) value;
    };
  }

  private static Class<?> component(String type) {
    String element = type.substring(1);
    if (element.startsWith("[")) {
      return component(element).arrayType();
    }
    return switch (element.charAt(0)) {
      case 'Z' -> boolean.class;
      case 'B' -> byte.class;
      case 'C' -> char.class;
      case 'S' -> short.class;
      case 'I' -> int.class;
      case 'J' -> long.class;
      case 'F' -> float.class;
      default -> double.class;
    };
  }
}
