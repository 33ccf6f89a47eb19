package dev.waymark.probe;

/** Ends a run that has used up its steps or its depth. If code catches it, it comes again. */
public final class BudgetExhausted extends Error {
  private static final long serialVersionUID = 1;

  BudgetExhausted(String message) {
    super(message, null, false, false);
  }
}
