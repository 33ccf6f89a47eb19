package dev.waymark.library.java.lang;

import dev.waymark.library.value.Values;
import org.jspecify.annotations.Nullable;

/** {@link Comparable}: what the class of the receiver makes of it. */
public final class ComparableModel {
  private ComparableModel() {}

  public static int compareTo(Comparable<?> self, @Nullable Object other) {
    return Values.compare(self, other, null);
  }
}
