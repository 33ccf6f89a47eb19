package dev.waymark.report.golden;

import java.util.function.Consumer;

/** Gives functions to a collaborator, and objects to functions: somebody has to call them. */
public final class Search {
  /** What is looked for. */
  public static final class Filter {
    private int most = 10;

    public Filter upTo(int amount) {
      most = amount;
      return this;
    }
  }

  /** Where it is looked for. */
  public interface Rows {
    void each(Consumer<String> action);
  }

  private final Rows rows;

  public Search(Rows rows) {
    this.rows = rows;
  }

  public int marked() {
    int[] count = {0};
    rows.each(
        row -> {
          if (row.startsWith("*")) {
            count[0]++;
          }
        });
    return count[0];
  }

  public static String extent(Consumer<Filter> conditions) {
    Filter filter = new Filter();
    conditions.accept(filter);
    return filter.most > 100 ? "wide" : "narrow";
  }
}
