package dev.waymark.benchmarks.table;

import java.util.List;

/**
 * What a run of a table is given.
 *
 * @param only what to measure, by the names of rows; empty for everything
 * @param details what to tell besides rows
 * @param search what the tables on search are given
 */
public record Options(
    Effort effort, Subjects subjects, List<String> only, Details details, SearchOptions search) {
  public Options {
    only = List.copyOf(only);
  }

  /** Everything, and nothing but rows. */
  public Options(Effort effort, Subjects subjects) {
    this(effort, subjects, List.of(), Details.NONE, SearchOptions.DEFAULT);
  }

  /** These options, but for search. */
  public Options with(SearchOptions other) {
    return new Options(effort, subjects, only, details, other);
  }

  /** What to tell besides rows. */
  public enum Details {
    NONE,
    DIFFERENCES
  }

  /** Whether the row with this name is wanted. */
  public boolean selects(String name) {
    return only.isEmpty() || only.contains(name);
  }

  /** Whether to list differences. */
  public boolean showsDifferences() {
    return details == Details.DIFFERENCES;
  }
}
