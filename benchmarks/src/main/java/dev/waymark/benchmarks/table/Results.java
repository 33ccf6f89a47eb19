package dev.waymark.benchmarks.table;

/** Takes what a table finds. */
public interface Results {
  /** The next row, one value for each column. */
  void row(Object... values);

  /** Something worth knowing, in one line, told below the table. */
  void note(String line);

  /** Something that should not have happened, in one line; the process then ends with 10. */
  void failure(String line);
}
