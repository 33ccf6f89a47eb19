package dev.waymark.benchmarks.real.coverage;

import java.io.IOException;

/** Makes classes tell what they do. */
@FunctionalInterface
public interface Rewriter {
  /** The class {@code name} with these bytes, rewritten. */
  byte[] rewrite(byte[] bytes, String name) throws IOException;

  /** Whether rewritten classes and this JVM must have the class {@code name} in common. */
  default boolean isShared(String name) {
    return false;
  }
}
