package dev.waymark.library.java.util;

import dev.waymark.library.value.OptionalContents;
import dev.waymark.library.value.Values;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@link Optional}. */
public final class OptionalModel {
  private OptionalModel() {}

  public static boolean equals(Optional<?> self, @Nullable Object other) {
    return OptionalContents.equal(self, other);
  }

  public static int hashCode(Optional<?> self) {
    return OptionalContents.hash(self);
  }

  public static <T> Optional<T> filter(Optional<T> self, Predicate<? super T> condition) {
    T value = self.orElse(null);
    if (value == null || Values.isForeign(condition)) {
      Values.known(condition);
      return self.filter(condition);
    }
    return condition.test(value) ? self : Optional.empty();
  }
}
