package dev.waymark.cli.targets.below;

/** Stands in a package below another. */
public final class Mice {
  private Mice() {}

  public static boolean isMany(int mice) {
    return mice > 1;
  }
}
