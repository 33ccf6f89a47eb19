package dev.waymark.term;

/** What is known of a condition. */
public enum Truth {
  TRUE,
  FALSE,
  UNKNOWN;

  public static Truth of(boolean value) {
    return value ? TRUE : FALSE;
  }

  public Truth negated() {
    return switch (this) {
      case TRUE -> FALSE;
      case FALSE -> TRUE;
      case UNKNOWN -> UNKNOWN;
    };
  }

  public boolean isKnown() {
    return this != UNKNOWN;
  }
}
