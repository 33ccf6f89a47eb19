package dev.waymark.library.value;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What is in optional values. Of an optional number, whether there is one is decided, which it is
 * may be symbolic.
 */
public final class OptionalContents {
  private OptionalContents() {}

  /** Its contents have a second element, as those of a box that is an object of its own. */
  public static OptionalInt of(int value) {
    OptionalInt optional = OptionalInt.of(Symbolic.concrete(value));
    if (Symbolic.isSymbolic(value)) {
      Carriers.put(optional, new int[] {value, value});
    }
    return optional;
  }

  /** The number that is there. */
  public static int get(OptionalInt optional) {
    int[] carried = (int[]) Carriers.contents(optional);
    return carried == null ? optional.getAsInt() : carried[0];
  }

  public static boolean equal(Optional<?> self, @Nullable Object other) {
    return self == other
        || (other instanceof Optional<?> optional
            && Values.equal(self.orElse(null), optional.orElse(null)));
  }

  public static int hash(Optional<?> self) {
    return Values.hash(self.orElse(null));
  }

  public static boolean equal(OptionalInt self, @Nullable Object other) {
    return self == other
        || (other instanceof OptionalInt another
            && self.isPresent() == another.isPresent()
            && (self.isEmpty() || get(self) == get(another)));
  }

  public static int hash(OptionalInt self) {
    return self.isPresent() ? get(self) : 0;
  }
}
