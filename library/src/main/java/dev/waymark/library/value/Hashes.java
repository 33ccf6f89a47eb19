package dev.waymark.library.value;

import dev.waymark.library.number.FloatBits;

/** The hashes of primitive values, as their boxes have them. */
public final class Hashes {
  private Hashes() {}

  public static int of(boolean value) {
    return value ? 1231 : 1237;
  }

  public static int of(long value) {
    return (int) (value ^ (value >>> 32));
  }

  public static int of(float value) {
    return FloatBits.of(value);
  }

  public static int of(double value) {
    return of(FloatBits.of(value));
  }
}
