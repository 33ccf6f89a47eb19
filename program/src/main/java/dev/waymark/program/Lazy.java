package dev.waymark.program;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value computed when first asked for and kept. Threads that ask at the same time may compute it
 * at the same time, without waiting for each other; all of them get the one that is there first.
 */
final class Lazy<T> {
  private final Supplier<T> supplier;
  private final AtomicReference<@Nullable T> value = new AtomicReference<>();

  Lazy(Supplier<T> supplier) {
    this.supplier = supplier;
  }

  T get() {
    T known = value.get();
    if (known != null) {
      return known;
    }
    T computed = supplier.get();
    T first = value.compareAndExchange(null, computed);
    return first == null ? computed : first;
  }
}
