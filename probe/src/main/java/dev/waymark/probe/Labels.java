package dev.waymark.probe;

import dev.waymark.probe.run.LabelVisit;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.Shadow;
import java.lang.reflect.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Places with labels: whether somebody wants to know what holds there, and what is read there.
 * Entry points of instrumented code. Whether a predicate holds, that code finds out by itself, and
 * notes it in {@link Coverage}.
 */
public final class Labels {
  private static final int INITIAL = 16;

  /** By number of the place; not 0 if all its labels are covered. */
  private static byte[] closed = new byte[INITIAL];

  private static @Nullable Shadow[] shadows = new Shadow[INITIAL];
  private static long[] values = new long[INITIAL];
  private static int size;
  private static boolean isSymbolic;

  private Labels() {}

  /** From now on nobody wants to know what holds at {@code place}. */
  public static void close(int place) {
    if (place >= closed.length) {
      closed = Arrays.copyOf(closed, Math.max(place + 1, 2 * closed.length));
    }
    closed[place] = 1;
  }

  /** Whether a label of {@code place} is not covered. */
  public static boolean isOpen(int place) {
    return place >= closed.length || closed[place] == 0;
  }

  /** Starts the list of what is read at a place; whether shadows count here. */
  public static boolean begin() {
    size = 0;
    isSymbolic = false;
    return Run.isHere();
  }

  /** An int is read. */
  public static void read(int value, @Nullable Shadow shadow) {
    add(value, shadow);
  }

  /** A long is read. */
  public static void read(long value, @Nullable Shadow shadow) {
    add(value, shadow);
  }

  /** A float is read. */
  public static void read(float value, @Nullable Shadow shadow) {
    add(Float.floatToIntBits(value), shadow);
  }

  /** A double is read. */
  public static void read(double value, @Nullable Shadow shadow) {
    add(Double.doubleToLongBits(value), shadow);
  }

  private static void add(long value, @Nullable Shadow shadow) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
      shadows = Arrays.copyOf(shadows, 2 * size);
    }
    values[size] = value;
    shadows[size++] = shadow;
    isSymbolic |= shadow != null;
  }

  /** The length of {@code array}; -1 if it is null. */
  public static int length(@Nullable Object array) {
    return array == null ? -1 : Array.getLength(array);
  }

  /** The shadow of the length of {@code array}; null if it is concrete or there is no array. */
  public static @Nullable Shadow lengthShadow(@Nullable Object array) {
    return array == null || !Elements.any ? null : Elements.length(array);
  }

  /** The shadow that lies beside a field, if it is right. */
  public static @Nullable Shadow checked(int value, @Nullable Shadow shadow) {
    return shadow == null ? null : Fields.read(value, shadow);
  }

  /** As {@link #checked(int, Shadow)}. */
  public static @Nullable Shadow checked(long value, @Nullable Shadow shadow) {
    return shadow == null ? null : Fields.read(value, shadow);
  }

  /** As {@link #checked(int, Shadow)}. */
  public static @Nullable Shadow checked(float value, @Nullable Shadow shadow) {
    return shadow == null ? null : Fields.read(value, shadow);
  }

  /** As {@link #checked(int, Shadow)}. */
  public static @Nullable Shadow checked(double value, @Nullable Shadow shadow) {
    return shadow == null ? null : Fields.read(value, shadow);
  }

  /** All is read that the labels of {@code place} are about. */
  public static void visit(int place) {
    if (isSymbolic) {
      Run.trace()
          .add(
              new LabelVisit(
                  Run.trace().size(),
                  place,
                  Arrays.copyOf(shadows, size),
                  Arrays.copyOf(values, size)));
    }
  }
}
