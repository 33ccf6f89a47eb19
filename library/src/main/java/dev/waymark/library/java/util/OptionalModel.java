package dev.waymark.library.java.util;

import dev.waymark.library.Values;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@link Optional}. */
public final class OptionalModel {
  private OptionalModel() {}

  public static boolean equals(Optional<?> self, @Nullable Object other) {
    return self == other
        || (other instanceof Optional<?> optional
            && Values.equal(self.orElse(null), optional.orElse(null)));
  }

  public static int hashCode(Optional<?> self) {
    return Values.hash(self.orElse(null));
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
