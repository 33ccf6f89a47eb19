package dev.waymark.cli;

/** Ends the JVM. */
final class Leaver {
  private Leaver() {}

  static int leave(int a) {
    if (a == 7) {
      System.exit(3);
    }
    return a;
  }
}
