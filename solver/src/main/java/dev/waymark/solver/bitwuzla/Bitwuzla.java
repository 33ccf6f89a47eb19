package dev.waymark.solver.bitwuzla;

import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Patience;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.internal.engine.EngineSolver;
import dev.waymark.solver.internal.engine.Mode;
import java.util.function.LongSupplier;

/** The solver Bitwuzla. Cores come from assumptions; {@code %} on doubles takes seconds. */
public final class Bitwuzla {
  private Bitwuzla() {}

  /** Whether there is a native library for this platform, and it loads. */
  public static boolean isAvailable() {
    return NativeLibrary.isLoaded();
  }

  /**
   * Must be available.
   *
   * @param nanoClock what limits of time are measured by
   */
  public static Solver open(
      Mode mode, Patience patience, Deadline deadline, LongSupplier nanoClock) {
    if (!isAvailable()) {
      throw new IllegalStateException("Bitwuzla is not available on this platform");
    }
    return new EngineSolver<>(
        mode, patience, deadline, () -> new BitwuzlaEngine(new LimitTerminator(nanoClock)));
  }
}
