package dev.waymark.library.stream;

import dev.waymark.probe.Carriers;
import dev.waymark.probe.Elements;
import dev.waymark.probe.Symbolic;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What all streams of a pipeline share. */
final class Origin {
  private @Nullable Runnable closing;
  private boolean isParallel;
  private boolean isClosed;
  private boolean isSymbolic;

  boolean isParallel() {
    return isParallel;
  }

  void setSequential() {
    isParallel = false;
  }

  /** What other threads do is not followed; here, all is done by one. */
  void setParallel() {
    loseIfSymbolic();
    isParallel = true;
  }

  /** Source or steps have a number that may be symbolic. */
  void meet(boolean symbolic) {
    isSymbolic |= symbolic;
  }

  /**
   * The JDK is about to take over. What functions give it from now on is noticed as with any of its
   * streams.
   */
  void loseIfSymbolic() {
    if (isSymbolic || Carriers.any || Elements.any) {
      Symbolic.lose();
    }
  }

  void onClose(Runnable action) {
    Objects.requireNonNull(action);
    Runnable before = closing;
    closing = before == null ? action : () -> runBoth(before, action);
  }

  private static void runBoth(Runnable first, Runnable second) {
    try {
      first.run();
    } catch (Throwable failure) {
      runAfter(failure, second);
      throw failure;
    }
    second.run();
  }

  private static void runAfter(Throwable failure, Runnable action) {
    try {
      action.run();
    } catch (Throwable another) {
      if (another != failure) {
        failure.addSuppressed(another);
      }
    }
  }

  /** The first stream of the pipeline is closed: the others have no source. */
  void closeSource() {
    isClosed = true;
  }

  void close() {
    Runnable action = closing;
    closing = null;
    if (action != null) {
      action.run();
    }
  }

  void requireOpen() {
    if (isClosed) {
      throw new IllegalStateException("source already consumed or closed");
    }
  }
}
