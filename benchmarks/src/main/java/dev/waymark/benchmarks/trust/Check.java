package dev.waymark.benchmarks.trust;

import java.util.function.Supplier;

/** A row: what must hold, and how to find out. */
record Check(String name, Supplier<Finding> trial) {
  /** What was found; a check that fails itself has found that, too. */
  Finding run() {
    try {
      return trial.get();
    } catch (RuntimeException | StackOverflowError e) {
      return Finding.of("the check failed: " + e);
    }
  }
}
