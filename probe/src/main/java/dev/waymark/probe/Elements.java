package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.shadow.ArrayShadow;
import dev.waymark.probe.shadow.ArrayValues;
import dev.waymark.probe.shadow.RelationCode;
import dev.waymark.probe.shadow.Shadow;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Shadows of array elements and lengths, by the identity of the array. Entry points of instrumented
 * code, which asks {@link #any} first.
 */
public final class Elements {
  /** The longest array over whose elements a symbolic index ranges. */
  static final int LONGEST = 64;

  /** Whether any array has shadows. */
  public static boolean any;

  private static final IdentityHashMap<Object, ArrayShadow> KNOWN = new IdentityHashMap<>();
  private static @Nullable Object lastArray;
  private static @Nullable ArrayShadow last;

  private Elements() {}

  static void clear() {
    lastArray = null;
    last = null;
    if (any) {
      any = false;
      KNOWN.clear();
    }
  }

  static void symbolic(Object array, @Nullable Shadow length, @Nullable Shadow[] elements) {
    put(new ArrayShadow(array, length, elements.length == 0 ? null : elements.clone()));
  }

  private static ArrayShadow put(ArrayShadow shadow) {
    any = true;
    KNOWN.put(shadow.array, shadow);
    lastArray = shadow.array;
    last = shadow;
    return shadow;
  }

  static @Nullable ArrayShadow find(Object array) {
    if (array != lastArray) {
      lastArray = array;
      last = KNOWN.get(array);
    }
    return last;
  }

  static ArrayShadow require(Object array) {
    ArrayShadow known = find(array);
    return known != null ? known : put(new ArrayShadow(array, null, null));
  }

  static void fixLength(Object array) {
    ArrayShadow known = find(array);
    if (known != null) {
      known.forgetLength();
    }
  }

  /** The length of an array. */
  public static @Nullable Shadow length(@Nullable Object array) {
    if (array == null || !Run.isHere()) {
      return null;
    }
    ArrayShadow known = find(array);
    return known == null ? null : known.length();
  }

  /** A new array has a symbolic length, or those {@code depth} levels inside it have. */
  public static void created(Object array, Shadow length, int depth) {
    if (!Run.isHere()) {
      return;
    }
    if (depth == 0) {
      put(new ArrayShadow(array, length, null));
    } else {
      for (Object inner : (Object[]) array) {
        created(inner, length, depth - 1);
      }
    }
  }

  /** The element about to be read; records the bounds check if it is symbolic. */
  public static @Nullable Shadow load(
      @Nullable Object array, int index, @Nullable Shadow shadow, int site) {
    if (array == null || !Run.isHere()) {
      return null;
    }
    ArrayShadow known = find(array);
    if (known == null && shadow == null) {
      return null;
    }
    if (!isWithin(array, index, known, shadow, site)) {
      return null;
    }
    return shadow == null
        ? element(array, index, known)
        : select(array, index, known, shadow, site);
  }

  /** Records the bounds check if it is symbolic, and says whether it passes. */
  static boolean isWithin(
      Object array, int index, @Nullable ArrayShadow known, @Nullable Shadow shadow, int site) {
    int length = ArrayValues.length(array);
    Shadow end = known == null ? null : known.length();
    if (site >= 0 && (shadow != null || end != null)) {
      Branches.bounds(index, length, shadow, end, site);
    }
    return RelationCode.holds(RelationCode.BELOW, index, length);
  }

  /** Whether the array may be longer with other inputs, so that there are other elements. */
  static boolean hasOpenLength(@Nullable ArrayShadow known) {
    return known != null && known.length() != null;
  }

  static @Nullable Shadow element(Object array, int index, @Nullable ArrayShadow known) {
    Shadow element = known == null ? null : known.get(index);
    return element == null ? null : Fields.checked(ArrayValues.bits(array, index), element);
  }

  private static @Nullable Shadow select(
      Object array, int index, @Nullable ArrayShadow known, Shadow shadow, int site) {
    int length = ArrayValues.length(array);
    boolean isLong = length > LONGEST || hasOpenLength(known);
    if (isLong || !ArrayValues.isPrimitive(array)) {
      Run.incomplete(LossReason.PINNED_INDEX, site);
      return ArrayValues.isPrimitive(array) ? element(array, index, known) : null;
    }
    long[] values = new long[length];
    Shadow[] elements = new Shadow[length];
    for (int i = 0; i < length; i++) {
      values[i] = ArrayValues.bits(array, i);
      elements[i] = element(array, i, known);
    }
    return Nodes.select(ArrayValues.kind(array), shadow, values, elements, values[index]);
  }
}
