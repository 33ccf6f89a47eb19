package dev.waymark.explore.targets;

/** Asks the JDK. */
public final class Losing {
  private Losing() {}

  public static int bits(int number) {
    return StrictMath.sinh(number) == 77.5 ? 1 : 2;
  }
}
