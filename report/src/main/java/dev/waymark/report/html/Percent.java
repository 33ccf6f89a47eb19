package dev.waymark.report.html;

import dev.waymark.report.document.Tally;
import java.util.Locale;

/** Shares of all, as people read them. */
final class Percent {
  private static final double ALL = 100.0;
  private static final double ALMOST = 99.9;
  private static final double LEAST = 0.1;

  private Percent() {}

  static String classic(Tally tally) {
    return tally.all() == 0 ? "–" : of(tally.coverage());
  }

  /** Without what is proved infeasible. */
  static String feasible(Tally tally) {
    return tally.feasible() == 0 ? "–" : of(tally.feasibleCoverage());
  }

  /** Without the sign, where a heading says it. */
  static String bare(String percent) {
    return percent.replace(" %", "");
  }

  /** With one digit; what is not everything never looks like 100, and something never like 0. */
  private static String of(double percent) {
    double shown = percent < ALL ? Math.min(percent, ALMOST) : percent;
    shown = percent > 0 ? Math.max(shown, LEAST) : shown;
    return String.format(Locale.ROOT, "%.1f %%", shown);
  }
}
