package dev.waymark.maven.findings;

/** Something with two branches. */
public final class Sample {
  private Sample() {}

  public static int sign(int number) {
    return number < 0 ? -1 : 1;
  }
}
