package dev.waymark.solver.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Native;
import dev.waymark.solver.api.NativeMemory;

/**
 * A context that keeps every term until it is closed. Others give up terms when the garbage
 * collector finds that Java no longer refers to them, and give their numbers to later ones; Z3
 * orders terms by number, so that answers would depend on the collector.
 */
final class StableContext extends Context {
  private static final long NO_CONFIGURATION = 0;

  /**
   * The limit is one of the process, and may have changed since another context was made. Above the
   * mark a query is given up, and its memory comes back; above {@code memory_max_size} it would
   * not.
   */
  private static long make() {
    if (NativeMemory.isLimited()) {
      Native.globalParamSet("memory_high_watermark_mb", String.valueOf(NativeMemory.megabytes()));
    }
    return Native.mkContext(NO_CONFIGURATION);
  }

  StableContext() {
    super(make());
  }
}
