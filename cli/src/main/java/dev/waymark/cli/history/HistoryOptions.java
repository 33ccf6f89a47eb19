package dev.waymark.cli.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that results depend on, as the user gave them: all but those about places. */
public final class HistoryOptions {
  private static final Set<String> PLACES =
      Set.of(
          "--classpath",
          "--findings",
          "--formats",
          "--history",
          "--jobs",
          "--json",
          "--labels",
          "--out",
          "--overwrite",
          "--reports",
          "--results",
          "--source");

  private HistoryOptions() {}

  /** What was given to {@code command}, by the names of options. */
  public static List<String> of(CommandSpec command) {
    List<String> all = new ArrayList<>();
    for (OptionSpec each : command.options()) {
      if (!PLACES.contains(each.longestName()) && !each.originalStringValues().isEmpty()) {
        all.add(each.longestName() + "=" + each.originalStringValues());
      }
    }
    all.sort(null);
    return all;
  }
}
