package dev.waymark.probe;

import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.Run;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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

  private static final int DEEPEST = 4;

  private static final IdentityHashMap<Object, Known> KNOWN = new IdentityHashMap<>();

  /** Of what package the containers are that objects of other classes may be made of. */
  private static final String CONTAINERS = "java.util.";

  private static final ClassValue<Boolean> INHERITS =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          Class<?> parent = type.getSuperclass();
          return parent != null && (isForeign(parent.getName()) || INHERITS.get(parent));
        }

        private boolean isForeign(String name) {
          return name.startsWith("java.") && !name.startsWith("java.lang.");
        }
      };

  /** How many were made. */
  public static int made;

  private record Known(Object contents, int number) {}

  private Carriers() {}

  static void clear() {
    if (any) {
      any = false;
      made = 0;
      KNOWN.clear();
    }
  }

  /** Notes that {@code object}, which nobody else has, holds {@code contents}. */
  public static void put(Object object, Object contents) {
    if (Run.isHere()) {
      any = true;
      KNOWN.put(object, new Known(contents, made++));
    }
  }

  /** What {@code object} holds; null if it is concrete. */
  public static @Nullable Object contents(@Nullable Object object) {
    Known known = any && object != null && Run.isHere() ? KNOWN.get(object) : null;
    return known == null ? null : known.contents;
  }

  /** Carriers in the order in which they were made; negative if {@code object} is none. */
  public static int number(Object object) {
    Known known = any && Run.isHere() ? KNOWN.get(object) : null;
    return known == null ? -1 : known.number;
  }

  /** How many there are before a method of {@code receiver} is called; -1 if that is followed. */
  public static int before(@Nullable Object receiver) {
    return receiver != null && isFollowed(receiver) ? -1 : made;
  }

  /**
   * Code that nobody follows may have called back: a carrier that was made meanwhile, or that a
   * function gave it, it may have looked into.
   *
   * @param before {@link #before}
   * @param hadFunction 1 if it was given a function, else 0
   */
  public static void returned(int before, int hadFunction, int site) {
    if (before >= 0 && Run.isHere() && (made != before || (hadFunction == 1 && any))) {
      Run.incomplete(LossReason.FOREIGN_CALLER, site);
    }
  }

  /** Whether all code of the object is instrumented, but for that of {@code java.lang}. */
  static boolean isFollowed(Object object) {
    return Instrumented.is(object.getClass()) && !INHERITS.get(object.getClass());
  }

  /**
   * Whether {@code value} is a carrier, or a container of the JDK with one in it. Objects of a
   * class that inherits from such a container are taken for one: what is in them only its code
   * knows.
   */
  public static boolean reaches(@Nullable Object value) {
    return any && Run.isHere() && reaches(value, DEEPEST);
  }

  private static boolean reaches(@Nullable Object value, int depth) {
    if (value == null) {
      return false;
    }
    if (depth == 0 || KNOWN.containsKey(value)) {
      return true;
    }
    if (value instanceof Object[] array) {
      return anyReaches(Arrays.asList(array), depth);
    }
    if (value instanceof Locale || !value.getClass().getName().startsWith(CONTAINERS)) {
      return INHERITS.get(value.getClass());
    }
    if (value instanceof Collection<?> collection) {
      return anyReaches(collection, depth);
    }
    if (value instanceof Map<?, ?> map) {
      return anyReaches(map.keySet(), depth) || anyReaches(map.values(), depth);
    }
    return value instanceof Optional<?> optional
        ? reaches(optional.orElse(null), depth - 1)
        : value instanceof Map.Entry<?, ?> entry
            ? reaches(entry.getKey(), depth - 1) || reaches(entry.getValue(), depth - 1)
            : true;
  }

  private static boolean anyReaches(Collection<?> elements, int depth) {
    for (Object element : elements) {
      if (reaches(element, depth - 1)) {
        return true;
      }
    }
    return false;
  }

  /** From now on, {@code object} is concrete. */
  public static void forget(Object object) {
    if (any && Run.isHere()) {
      KNOWN.remove(object);
    }
  }
}
