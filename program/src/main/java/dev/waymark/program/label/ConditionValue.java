package dev.waymark.program.label;

import java.util.Locale;

/** What a condition or decision can be. */
public enum ConditionValue {
  TRUE,
  FALSE;

  ConditionValue negated() {
    return this == TRUE ? FALSE : TRUE;
  }

  /** {@code formula}, or its negation. */
  Formula of(Formula formula) {
    return this == TRUE ? formula : new Formula.Not(formula);
  }

  /** As Java writes it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
