package dev.waymark.program;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value computed when first asked for and kept; for one thread. */
final class Lazy<T> {
  private final Supplier<T> supplier;
  private @Nullable T value;

  Lazy(Supplier<T> supplier) {
    this.supplier = supplier;
  }

  T get() {
    T known = value;
    if (known == null) {
      known = supplier.get();
      value = known;
    }
    return known;
  }
}
