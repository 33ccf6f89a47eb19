package dev.waymark.library.java.lang;

import dev.waymark.library.ObjectText;
import dev.waymark.library.value.ObjectEquality;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@link Object}: what the class of the receiver makes of it. */
public final class ObjectModel {
  private ObjectModel() {}

  public static boolean equals(Object self, @Nullable Object other) {
    return ObjectEquality.equal(self, other);
  }

  public static int hashCode(Object self) {
    return ObjectEquality.hash(self);
  }

  public static @Nullable String toString(Object self) {
    return ObjectText.textOf(Objects.requireNonNull(self));
  }
}
