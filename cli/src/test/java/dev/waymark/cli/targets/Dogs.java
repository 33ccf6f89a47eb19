package dev.waymark.cli.targets;

/** Asks the JDK. */
public final class Dogs {
  private Dogs() {}

  public static int barks(int age) {
    return StrictMath.sinh(age) == 40.5 ? 1 : age;
  }
}
