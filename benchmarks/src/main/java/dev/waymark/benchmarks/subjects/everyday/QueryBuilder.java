package dev.waymark.benchmarks.subjects.everyday;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Builds a database query with conditions, sorting and paging. */
public final class QueryBuilder {
  private final List<String> columns;
  private final Conditions conditions = new Conditions(" AND ");
  private final List<String> sorting = new ArrayList<>();
  private String table;
  private int limit = -1;
  private int offset;

  private QueryBuilder(List<String> columns) {
    this.columns = columns;
  }

  /** A query and the values of its question marks. */
  public record Query(String sql, List<Object> parameters) {}

  /** Conditions that are joined by the same word. */
  public static final class Conditions {
    private final String joiner;
    private final List<String> parts = new ArrayList<>();
    private final List<Object> parameters = new ArrayList<>();

    private Conditions(String joiner) {
      this.joiner = joiner;
    }

    public Conditions eq(String column, Object value) {
      checkName(column);
      if (value == null) {
        parts.add(column + " IS NULL");
      } else {
        parts.add(column + " = ?");
        parameters.add(value);
      }
      return this;
    }

    public Conditions between(String column, Comparable<?> from, Comparable<?> to) {
      checkName(column);
      if (from != null) {
        parts.add(column + " >= ?");
        parameters.add(from);
      }
      if (to != null) {
        parts.add(column + " <= ?");
        parameters.add(to);
      }
      return this;
    }

    public Conditions in(String column, Collection<?> values) {
      checkName(column);
      if (values.isEmpty()) {
        parts.add("1 = 0");
      } else {
        String marks = String.join(", ", Collections.nCopies(values.size(), "?"));
        parts.add(column + " IN (" + marks + ")");
        parameters.addAll(values);
      }
      return this;
    }

    public Conditions anyOf(Consumer<Conditions> nested) {
      Conditions inner = new Conditions(" OR ");
      nested.accept(inner);
      if (!inner.parts.isEmpty()) {
        String sql = String.join(inner.joiner, inner.parts);
        parts.add(inner.parts.size() == 1 ? sql : "(" + sql + ")");
        parameters.addAll(inner.parameters);
      }
      return this;
    }
  }

  public static QueryBuilder select(String... columns) {
    List.of(columns).forEach(QueryBuilder::checkName);
    return new QueryBuilder(List.of(columns));
  }

  public QueryBuilder from(String newTable) {
    table = checkName(newTable);
    return this;
  }

  public QueryBuilder where(Consumer<Conditions> consumer) {
    consumer.accept(conditions);
    return this;
  }

  public QueryBuilder orderBy(String column, boolean ascending) {
    sorting.add(checkName(column) + (ascending ? "" : " DESC"));
    return this;
  }

  /** Selects one page, counted from zero. */
  public QueryBuilder page(int number, int size) {
    if (number < 0 || size < 1) {
      throw new IllegalArgumentException("Invalid page " + number + " of size " + size);
    }
    limit = size;
    offset = Math.multiplyExact(number, size);
    return this;
  }

  public Query build() {
    if (table == null) {
      throw new IllegalStateException("A query needs a table");
    }
    if (limit >= 0 && sorting.isEmpty()) {
      throw new IllegalStateException("Pages need a sorting");
    }
    StringBuilder sql = new StringBuilder("SELECT ");
    sql.append(columns.isEmpty() ? "*" : String.join(", ", columns)).append(" FROM ").append(table);
    if (!conditions.parts.isEmpty()) {
      sql.append(" WHERE ").append(String.join(conditions.joiner, conditions.parts));
    }
    if (!sorting.isEmpty()) {
      sql.append(" ORDER BY ").append(String.join(", ", sorting));
    }
    if (limit >= 0) {
      sql.append(" LIMIT ").append(limit).append(offset > 0 ? " OFFSET " + offset : "");
    }
    return new Query(sql.toString(), List.copyOf(conditions.parameters));
  }

  private static String checkName(String name) {
    if (name == null || !name.matches("[A-Za-z_][A-Za-z0-9_.]*")) {
      throw new IllegalArgumentException("Invalid name: " + name);
    }
    return name;
  }
}
