package dev.waymark.cli;

/** A method with many reasons to doubt what it does. */
final class Doubtful {
  private Doubtful() {}

  static int ask(int a) {
    long world = System.nanoTime();
    world += System.currentTimeMillis();
    world += Runtime.getRuntime().freeMemory();
    world += Runtime.getRuntime().totalMemory();
    world += Thread.activeCount();
    world += System.getenv().size();
    world += Thread.getAllStackTraces().size();
    return world == a ? 1 : 0;
  }
}
