package dev.waymark.solver.api;

/** The solvers that do the work. */
public enum Backend {
  Z3,
  BITWUZLA;

  /** The one to turn to when this one gives up. */
  public Backend other() {
    return this == Z3 ? BITWUZLA : Z3;
  }
}
