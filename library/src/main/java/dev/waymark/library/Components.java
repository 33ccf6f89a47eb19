package dev.waymark.library;

import dev.waymark.library.value.Values;
import org.jspecify.annotations.Nullable;

/** What records do with their components, one after the other, if nobody says otherwise. */
public final class Components {
  private static final int FACTOR = 31;

  private Components() {}

  /** Whether those before are equal, and these are. */
  public static boolean equal(boolean before, @Nullable Object a, @Nullable Object b) {
    return before && Values.equal(a, b);
  }

  /** The hash with one more component. */
  public static int hash(int before, @Nullable Object component) {
    return before * FACTOR + Values.hash(component);
  }

  /** The hash with one more component, whose own hash is known. */
  public static int hash(int before, int hash) {
    return before * FACTOR + hash;
  }
}
