package dev.waymark.solver.internal.encoding;

/** There is a term that the solver at hand does not support. */
public final class UnsupportedTermException extends RuntimeException {
  public UnsupportedTermException(String message) {
    super(message);
  }
}
