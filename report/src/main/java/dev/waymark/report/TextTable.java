package dev.waymark.report;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells, printed so that columns line up. */
public final class TextTable {
  private static final int WIDEST = 60;

  private final List<List<String>> rows = new ArrayList<>();

  public void row(List<String> cells) {
    rows.add(List.copyOf(cells));
  }

  public void row(String... cells) {
    rows.add(List.of(cells));
  }

  /** The rows, each after {@code indent}; wider cells than usual push only their own row. */
  public String print(String indent) {
    int[] widths = widths();
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int i = 0; i < row.size(); i++) {
        line.append(row.get(i));
        if (i + 1 < row.size()) {
          line.append(" ".repeat(Math.max(0, widths[i] - row.get(i).length()) + 2));
        }
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int[] widths() {
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        int length = row.get(i).length();
        widths[i] = length <= WIDEST ? Math.max(widths[i], length) : widths[i];
      }
    }
    return widths;
  }
}
