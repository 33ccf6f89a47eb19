package dev.waymark.library.java.lang;

import dev.waymark.library.value.Keys;
import java.util.Iterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@link Iterable}: the order of a table of hashes is lost if its keys carry. */
public final class IterableModel {
  private IterableModel() {}

  public static Iterator<? extends @Nullable Object> iterator(Iterable<?> self) {
    Keys.loseOrder(self);
    return self.iterator();
  }

  public static <T> void forEach(Iterable<T> self, Consumer<? super T> action) {
    Keys.loseOrder(self);
    self.forEach(action);
  }
}
