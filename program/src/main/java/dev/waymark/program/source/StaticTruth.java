package dev.waymark.program.source;

/** What is known about a condition without running it. */
enum StaticTruth {
  TRUE,
  FALSE,
  OPEN;

  StaticTruth negated() {
    return switch (this) {
      case TRUE -> FALSE;
      case FALSE -> TRUE;
      case OPEN -> OPEN;
    };
  }
}
