package dev.waymark.benchmarks.table;

import java.util.List;

/** One table: a question about Waymark, answered by measuring. */
public interface Table {
  /** What {@code ./bench NAME} calls it. */
  String name();

  /** One line: what a row is and how it is measured. */
  String summary();

  /** The columns, in the order of the values of each row. */
  List<Column> columns();

  /** Measures, and hands over each row as soon as it is known. */
  void run(Options options, Results results);
}
