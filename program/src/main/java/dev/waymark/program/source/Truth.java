package dev.waymark.program.source;

/** What is known about a condition without running it. */
enum Truth {
  TRUE,
  FALSE,
  OPEN;

  Truth negated() {
    return switch (this) {
      case TRUE -> FALSE;
      case FALSE -> TRUE;
      case OPEN -> OPEN;
    };
  }
}
