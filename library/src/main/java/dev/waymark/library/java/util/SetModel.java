package dev.waymark.library.java.util;

import dev.waymark.library.value.Keys;
import dev.waymark.library.value.SetEquality;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@link Set}. */
public final class SetModel {
  private SetModel() {}

  public static Set<?> copyOf(Collection<?> elements) {
    Keys.copied(elements);
    return Set.copyOf(elements);
  }

  public static boolean equals(Set<?> self, @Nullable Object other) {
    return SetEquality.equal(self, other);
  }

  public static int hashCode(Set<?> self) {
    return SetEquality.hash(self);
  }
}
