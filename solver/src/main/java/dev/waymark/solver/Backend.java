package dev.waymark.solver;

import dev.waymark.solver.bitwuzla.Bitwuzla;

/** The solvers that do the work. */
public enum Backend {
  Z3,
  BITWUZLA;

  /** Whether there is a native library for this platform. Z3 has one for all we support. */
  public boolean isAvailable() {
    return this == Z3 || Bitwuzla.isAvailable();
  }

  /** The one to turn to when this one gives up. */
  public Backend other() {
    return this == Z3 ? BITWUZLA : Z3;
  }
}
