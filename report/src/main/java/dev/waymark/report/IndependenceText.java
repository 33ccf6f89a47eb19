package dev.waymark.report;

import dev.waymark.explore.suite.Independence;
import java.util.LinkedHashMap;
import java.util.Map;

/** What MC/DC says, for people. */
public final class IndependenceText {
  private IndependenceText() {}

  /** For JSON: what is known of each condition, by its name. */
  public static Map<String, String> data(Independence independence) {
    Map<String, String> data = new LinkedHashMap<>();
    independence.verdicts().forEach((condition, shown) -> data.put(condition, shown.toString()));
    return data;
  }

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
