package dev.waymark.api;

/** An input is outside of what the code assumes. */
public final class AssumptionViolated extends RuntimeException {
  private static final long serialVersionUID = 1L;

  AssumptionViolated() {
    super("an assumption does not hold");
  }
}
