package dev.waymark.probe;

import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Objects of the JDK that hold symbolic values: strings, boxes, builders. What is in such an object
 * lies beside it, in a form that instrumented code can read: the characters of a string in a {@code
 * char[]}, the number of a box in an array of one element.
 *
 * <p>They are known by identity. That is right only because each of them is made for one run and
 * one use, and is never one that the JDK hands out twice, such as a literal or a cached box.
 */
public final class Carriers {
  /** Whether there are any. */
  public static boolean any;

  private static final IdentityHashMap<Object, Object> KNOWN = new IdentityHashMap<>();

  private Carriers() {}

  static void clear() {
    if (any) {
      any = false;
      KNOWN.clear();
    }
  }

  /** Notes that {@code object}, which nobody else has, holds {@code contents}. */
  public static void put(Object object, Object contents) {
    if (Run.isHere()) {
      any = true;
      KNOWN.put(object, contents);
    }
  }

  /** What {@code object} holds; null if it is concrete. */
  public static @Nullable Object contents(@Nullable Object object) {
    return any && object != null && Run.isHere() ? KNOWN.get(object) : null;
  }

  /** From now on, {@code object} is concrete. */
  public static void forget(Object object) {
    if (any && Run.isHere()) {
      KNOWN.remove(object);
    }
  }
}
