package dev.waymark.report;

import dev.waymark.explore.suite.Independence;

/** What MC/DC says, for people. */
public final class IndependenceText {
  private IndependenceText() {}

  /** A line for each condition, with the pair of tests that shows it to matter. */
  public static String of(Independence independence) {
    TextTable table = new TextTable();
    independence.verdicts().forEach((condition, shown) -> table.row(condition, shown.toString()));
    return "  conditions (MC/DC)\n"
        + table.print("    ")
        + "  "
        + independence.count()
        + " of "
        + independence.verdicts().size()
        + " conditions shown to decide\n";
  }
}
