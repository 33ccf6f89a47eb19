package dev.waymark.benchmarks.real.random;

/** A value that cannot be made: there is no way, or the way chosen ended with an exception. */
final class Unmakeable extends Exception {
  private static final long serialVersionUID = 1L;

  Unmakeable(String what) {
    super(what, null, false, false);
  }
}
