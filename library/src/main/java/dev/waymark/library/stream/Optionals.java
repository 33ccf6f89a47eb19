package dev.waymark.library.stream;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Symbolic;
import java.util.OptionalInt;

/** Optional numbers: whether there is one is decided, which it is may be symbolic. */
public final class Optionals {
  private Optionals() {}

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
}
