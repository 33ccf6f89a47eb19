package dev.waymark.library;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fills collections that are inputs. It is instrumented, so that a path says which of the elements
 * are equal.
 */
public final class Filling {
  private Filling() {}

  /** Adds {@code elements}, in order. */
  public static void fill(Collection<@Nullable Object> container, @Nullable Object[] elements) {
    for (Object element : elements) {
      container.add(element);
    }
  }

  /** Puts in {@code pairs}, in which each key is followed by its value. */
  public static void fill(
      Map<@Nullable Object, @Nullable Object> container, @Nullable Object[] pairs) {
    for (int i = 0; i < pairs.length; i += 2) {
      container.put(pairs[i], pairs[i + 1]);
    }
  }
}
