package dev.waymark.library.stream;

import dev.waymark.probe.Symbolic;
import org.jspecify.annotations.Nullable;

/** A stream of any kind: used once, and closed with its pipeline. */
abstract class Pipe {
  final Origin origin;
  final Traits traits;
  private final @Nullable Pipe before;
  private boolean isUsed;

  /** The stream after {@code before}; null if there is none. */
  Pipe(@Nullable Pipe before, Traits traits) {
    this.before = before;
    this.origin = before == null ? new Origin() : before.origin;
    this.traits = traits;
  }

  /** From now on, this stream cannot be used. */
  final void use() {
    requireUnused();
    isUsed = true;
  }

  final void requireUnused() {
    if (isUsed) {
      throw new IllegalStateException("stream has already been operated upon or closed");
    }
  }

  /** As {@link #use}; the elements are asked for. */
  final void start() {
    use();
    origin.requireOpen();
  }

  /** As {@link #use}; the JDK takes over. */
  final void giveUp() {
    use();
    origin.loseIfSymbolic();
  }

  public boolean isParallel() {
    return origin.isParallel();
  }

  public void close() {
    isUsed = true;
    if (before == null) {
      origin.closeSource();
    }
    origin.close();
  }

  /** Decides what {@code limit} and {@code skip} refuse. */
  static long natural(long n) {
    if (n < 0) {
      throw new IllegalArgumentException(Long.toString(Symbolic.concrete(n)));
    }
    return n;
  }
}
