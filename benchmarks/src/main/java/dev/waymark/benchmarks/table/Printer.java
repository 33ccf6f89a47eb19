package dev.waymark.benchmarks.table;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Prints a table row by row, and keeps the rows for JSON. */
public final class Printer implements Results {
  private final List<Column> columns;
  private final PrintWriter out;
  private final List<Map<String, Object>> rows = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();

  public Printer(List<Column> columns, PrintWriter out) {
    this.columns = columns;
    this.out = out;
  }

  public void heading(Table table, Environment environment) {
    out.println(table.name() + ": " + table.summary());
    out.println(environment);
    out.println();
    line(columns.stream().<Object>map(Column::name).toList());
  }

  @Override
  public void row(Object... values) {
    if (values.length != columns.size()) {
      throw new IllegalArgumentException(
          columns.size() + " columns, but " + values.length + " values");
    }
    line(List.of(values));
    Map<String, Object> row = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      row.put(columns.get(i).name(), values[i]);
    }
    rows.add(row);
  }

  private void line(List<Object> values) {
    out.println(
        IntStream.range(0, values.size())
            .mapToObj(i -> columns.get(i).cell(values.get(i)))
            .collect(Collectors.joining("  "))
            .stripTrailing());
    out.flush();
  }

  @Override
  public void note(String line) {
    notes.add(line);
  }

  @Override
  public void failure(String line) {
    failures.add(line);
  }

  /** Prints notes and failures, which belong below the table. */
  public void end() {
    below("note: ", notes);
    below("failure: ", failures);
    out.flush();
  }

  private void below(String what, List<String> lines) {
    if (!lines.isEmpty()) {
      out.println();
      lines.forEach(line -> out.println(what + line));
    }
  }

  public boolean hasFailures() {
    return !failures.isEmpty();
  }

  public List<Map<String, Object>> rows() {
    return rows;
  }
}
