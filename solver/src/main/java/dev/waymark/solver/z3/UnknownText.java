package dev.waymark.solver.z3;

import java.util.List;

/** What Z3 says when it gives up. */
final class UnknownText {
  private static final List<String> STOPS = List.of("cancel", "resource", "timeout", "interrupt");

  private UnknownText() {}

  /** Whether a limit was hit. Z3 says "canceled" for one of steps as for an interruption. */
  static boolean tellsOfStop(String text) {
    return STOPS.stream().anyMatch(text::contains);
  }
}
