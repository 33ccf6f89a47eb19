package dev.waymark.benchmarks.real.random;

/** Stops threads. */
final class Stopper {
  private Stopper() {}

  /** Ends what {@code thread} does, as far as this JVM can: newer ones leave it to the thread. */
  @SuppressWarnings({"deprecation", "removal"})
  static void stop(Thread thread) {
    thread.interrupt();
    try {
      thread.stop();
    } catch (UnsupportedOperationException e) {
      // The caller sees that the thread lives on.
    }
  }
}
